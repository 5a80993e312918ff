import { createContext, use } from 'react'

export interface Toast {
  message: string
  /** One thing the person may do about it, such as Undo. */
  action?: { label: string; onPress: () => void }
  /** Called once it has gone, whether it was answered, dismissed, left alone or replaced. */
  onGone?: () => void
}

/** A toast on the screen; each has a number of its own, so that the same words are announced again. */
export type ShownToast = Toast & {
  nth: number
  /** Came while this one waits for an answer, and is shown with it. */
  also?: ShownToast
}

export interface ToastQueue {
  shown: ShownToast | undefined
  /** The id of the region that shows it, in the topmost dialog: the page behind that is inert. Undefined: the page's own. */
  top: string | undefined
  close: () => void
  /** Makes a dialog's region the topmost one. Returns a function that removes it. */
  addRegion: (id: string) => () => void
}

const ToastQueueContext = createContext<ToastQueue | undefined>(undefined)
export const ToastQueueProvider = ToastQueueContext.Provider
export const useToastQueue = () => use(ToastQueueContext)
