import { Button } from '#platform/ui/button.tsx'
import lists from './library.module.css'

interface NoMatchProps {
  /** The words that were searched for. */
  words: string
  onClear: () => void
}

/** Says that no line has these words, with a button to search for others. */
export const NoMatch = ({ words, onClear }: NoMatchProps) => (
  <div className={`row ${lists.noMatch}`}>
    <p>No lines match “{words}”.</p>
    <Button variant="ghost" small onClick={onClear}>
      Clear
    </Button>
  </div>
)
