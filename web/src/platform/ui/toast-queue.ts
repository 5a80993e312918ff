import { createContext, use } from 'react'

export interface Toast {
  message: string
  /** One thing the person may do about it, such as Undo. */
  action?: { label: string; onPress: () => void }
  /** Told once it has gone, whether it was answered, put away, left alone or replaced. */
  onGone?: () => void
}

/** A note that is shown; each has a number of its own, so that the same words are said again. */
export type Note = Toast & {
  nth: number
  /** Came up while this one waits for an answer, and takes nothing from it. */
  also?: Note
}

export interface Notes {
  shown: Note | undefined
  /** The place that shows it, in the topmost window: the page behind that is out of reach. The page's own when left out. */
  top: string | undefined
  close: () => void
  /** Makes a place the topmost one, until the answer is called. */
  enter: (place: string) => () => void
}

const NotesContext = createContext<Notes | undefined>(undefined)
export const NotesProvider = NotesContext.Provider
export const useNotes = () => use(NotesContext)
