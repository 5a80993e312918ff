import type { LineResponse } from '@glimmer/contract'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { answerKeys } from './answers.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea') !== null

/** 1, 2 and 3 answer while the focus is in one of these places: a lone key must not act from anywhere else. */
export function useAnswerKeys(
  places: readonly RefObject<HTMLElement | null>[],
  onAnswer: (response: LineResponse) => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const response = answerKeys[event.key]
    if (response && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) onAnswer(response)
  })
  useEffect(() => {
    const elements = places.flatMap(({ current }) => current ?? [])
    const listen = (event: KeyboardEvent) => press(event)
    for (const element of elements) element.addEventListener('keydown', listen)
    return () => {
      for (const element of elements) element.removeEventListener('keydown', listen)
    }
  }, [places])
}
