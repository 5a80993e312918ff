import { phrasebookWriter } from './phrasebook.ts'
import { writerConformance } from './writer.conformance.ts'

writerConformance('the phrasebook', { writer: phrasebookWriter })
