import { phrasebook } from './phrasebook.ts'
import { writerConformance } from './writer.conformance.ts'

writerConformance('the phrasebook', { writer: phrasebook, deterministic: true })
