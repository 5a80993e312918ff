import type { OutsideService } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { useEffect, useState } from 'react'
import { api } from '#platform/api/client.ts'

/** What each service receives, matching what the code sends. */
const dataSentFor: Record<OutsideService['purpose'], string> = {
  lines: `writes lines. It is sent the themes, mood, situation, value and note of the line you ask for, how your last lines began, and which of ${product.name}’s own lines you said feel true; a line of your own only when you press to have it reworded; never your name or your email.`,
  voice: 'speaks lines. It is sent the words of a line and the voice; nothing of you.',
  avatars: 'draws pictures from words. It is sent the description you give for one; nothing else of you.',
  payments: 'takes payments. It is sent your email and the plan, and asks you for your card itself.',
  analytics:
    'counts what gets used, if you say yes. It is sent the list below, under a number that isn’t linked to anyone.',
  photos: 'shows the photo on the front page. Your browser asks it for the picture, so it sees your network address.',
  mail: 'is what our mail comes from; a mail service carries it to you.',
  storage: 'stores recordings and avatars.',
  'sign-in': 'knows who you are when you sign in, and keeps your password.',
}

/** The outside services this installation uses, by host; renders nothing if the configuration cannot be loaded. */
export function OutsideServices() {
  const [services, setServices] = useState<readonly OutsideService[]>()
  useEffect(() => {
    api('GET /config').then(
      ({ outside }) => setServices(outside),
      () => undefined,
    )
  }, [])
  if (!services) return null
  if (services.length === 0)
    return <p>Here, nobody is: lines, voices, avatars and sign-in are all made by {product.name}’s own server.</p>
  return (
    <ul>
      {services.map(({ purpose, host }) => (
        <li key={purpose}>
          <b>{host}</b> {dataSentFor[purpose]}
        </li>
      ))}
    </ul>
  )
}
