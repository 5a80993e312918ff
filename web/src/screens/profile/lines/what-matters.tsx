import { useState } from 'react'
import { MyValues } from '#modules/affirmations/values/my-values.tsx'
import { beGentle } from '#modules/care/upsell-pause.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'

const CareDialog = onDemand(() => import('#modules/care/care-dialog.tsx').then((m) => m.CareDialog))

/** What the person holds dear; a reason that sounds like a hard day is answered by people to talk to. */
export function WhatMatters() {
  const [caring, setCaring] = useState(false)
  const care = () => {
    beGentle(localStorage)
    setCaring(true)
  }
  return (
    <>
      <MyValues onCare={care} />
      {caring && <CareDialog onClose={() => setCaring(false)} onCarryOn={() => setCaring(false)} />}
    </>
  )
}
