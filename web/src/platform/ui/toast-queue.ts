import { createContext, use } from 'react'

export interface Toast {
  message: string
  /** An action the user may take, such as Undo. */
  action?: { label: string; onPress: () => void }
  /** Called once the toast is gone: after its action, dismissed, timed out or replaced. */
  onClosed?: () => void
}

/** A toast on the screen. Each has its own id, so that a repeated message is announced again. */
export type CurrentToast = Toast & {
  id: number
  /** A later toast, shown together with this one, whose action is still available. */
  followUp?: CurrentToast
}

export interface ToastQueue {
  shown: CurrentToast | undefined
  /**
   * The id of the region in the topmost dialog, which makes the page behind it inert. Undefined: the page's own region.
   */
  top: string | undefined
  close: () => void
  /** Makes a dialog's region the topmost one. Returns a function that removes it. */
  addRegion: (id: string) => () => void
}

const ToastQueueContext = createContext<ToastQueue | undefined>(undefined)
export const ToastQueueProvider = ToastQueueContext.Provider
export const useToastQueue = () => use(ToastQueueContext)
