import { useQueryClient } from '@tanstack/react-query'
import { linesHere } from './lines-here.ts'

/** What there is to read without a connection, and what is done with what is pressed meanwhile. */
export function WhatIsHere() {
  const { today, others } = linesHere(useQueryClient(), new Date())
  const lines = [today, others > 0 && `${others} ${others === 1 ? 'other' : 'others'}`].filter(Boolean).join(' and ')
  const are = today && others === 0 ? 'is' : 'are'
  return (
    <>
      {lines && `${lines} ${are} here. `}Favourites you keep now are sent when you are connected again; new lines and
      Glimmer’s voices wait until then.
    </>
  )
}
