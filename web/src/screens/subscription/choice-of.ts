import type { ChangePreview } from '@glimmer/contract'
import { immediateStart } from '@glimmer/contract/plans'

/** What is sent for what was shown: the amount's own moment, and the consent that stood beside the button. */
export function choiceOf({ tier, change, prorationDate }: ChangePreview) {
  const pays = change === 'subscribe' || change === 'upgrade'
  return {
    tier,
    ...(pays && { consent: { textVersion: immediateStart.version } }),
    ...(prorationDate && { prorationDate }),
  }
}
