import type { Affirmation } from '@glimmer/contract'
import { SetTiles } from './set-tiles.tsx'

/** Sets of five: to have one written. */
export const Sets = ({ onPick }: { onPick: (line: Affirmation) => void }) => <SetTiles onPick={onPick} />
