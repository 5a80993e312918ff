/**
 * Everything analytics sends, in words. Shown where users decide about it and in the privacy policy; written only here.
 */
const analyticsFields: readonly (readonly [what: string, withIt: string])[] = [
  ['A line was written', 'its themes, and which technique it uses'],
  ['A line was spoken', 'the voice'],
  ['A line was kept as a favourite', 'nothing else'],
  ['A plan changed', 'the plan and its state, before and after'],
  ['A checkout failed', 'the plan'],
  ['The tutorial was watched', 'how far, in quarters'],
  ['An avatar was saved', 'how it was made: built, drawn or a photo'],
  ['Something broke', 'the kind of error, without what it quotes'],
]

/** The list of what is sent after consent. */
export const WhatIsSent = () => (
  <ul>
    {analyticsFields.map(([what, withIt]) => (
      <li key={what}>
        {what}: {withIt}.
      </li>
    ))}
  </ul>
)
