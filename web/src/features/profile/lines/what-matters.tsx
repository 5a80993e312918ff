import { useState } from 'react'
import { onDemand } from '#app/errors/on-demand.tsx'
import { beGentle } from '#app/help/gentle.ts'
import { MyValues } from '#app/lines/values/my-values.tsx'

const CareDialog = onDemand(() => import('#app/help/care-dialog.tsx').then((m) => m.CareDialog))

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
