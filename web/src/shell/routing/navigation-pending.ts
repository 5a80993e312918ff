import { createContext, use } from 'react'

/** Whether the next screen is on its way while the last one still stands. */
export const MovingContext = createContext(false)
export const useMoving = () => use(MovingContext)
