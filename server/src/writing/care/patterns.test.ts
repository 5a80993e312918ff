import { expect, test } from 'vitest'
import { isExplicitStatement } from './detect.ts'

test.each([
  ['the rope is round my neck', 'the scarf is round my neck and it is still cold'],
  ['i tied a noose in the shed', 'i tied a noose for the hanging scene, it is a prop'],
  ['im on the wrong side of the railings', 'we live on the wrong side of the river'],
  ['im sat on the tracks at the crossing', 'im on the tracks all night, rail maintenance'],
  ['hosepipe on the exhaust, windows up', 'the exhaust on the van is gone again'],
  ['in the sea with stones in my pockets', 'came back from the sea with stones in my pockets, the kids collect them'],
  ['the gun is in my mouth', 'put a gun to my head and i still could not do fractions'],
  ['slashed both my wrists', 'both my wrists ache from typing'],
  ['i overdosed about an hour ago', 'i overdosed on chocolate at easter'],
  ['took forty paracetamol', 'took two paracetamol and went to bed'],
  ['i drank some bleach', 'i spilt some bleach on the good towels'],
  ['this is my suicide note', 'this is my resignation letter'],
  ['when you read this i will be dead', 'when you read this i will be on the ferry'],
  ['i cant keep myself safe', 'it isnt that i cant keep myself safe, i cant keep my keys safe'],
  ['dont trust myself with the tablets', 'dont trust myself with a biscuit tin'],
  ['fingers down my throat after tea', 'the dentist had his fingers down my throat'],
  ['sick again after lunch, on purpose', 'the cat was sick in my shoe on purpose'],
  ['i purged dinner', 'i purged my wardrobe'],
  ['i shook the baby tonight', 'i shook the baby bottle'],
  ['nearly smothered my newborn', 'nearly forgot my newborn has a check up'],
  ['my husband strangled me', 'he choked me at judo club and i tapped out'],
  ['his hands were round my neck', 'his scarf was round my neck'],
  ['she says shes going to hang herself', 'the woman in the play is going to hang herself'],
])('%j is an explicit statement, %j is none', (explicit, harmless) => {
  expect(isExplicitStatement(explicit)).toBe(true)
  expect(isExplicitStatement(harmless)).toBe(false)
})
