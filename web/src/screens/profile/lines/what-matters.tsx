import { MyValues } from '#modules/affirmations/values/my-values.tsx'
import { useCare } from '#modules/care/care-provider.tsx'

/** What the person holds dear; a reason that sounds like a hard day is answered by people to talk to. */
export function WhatMatters() {
  const care = useCare()
  return <MyValues onCare={care.open} />
}
