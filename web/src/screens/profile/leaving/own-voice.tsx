import { product } from '@glimmer/contract/product'
import { useEffect, useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import { useAccount } from '#member/account-context.tsx'
import { ownRecordings } from '#modules/listening/recordings.ts'
import { Button } from '#platform/ui/button.tsx'
import { DownloadIcon } from '#platform/ui/tool-icons.tsx'
import classes from '../settings.module.css'
import { archiveName, ownVoiceArchive } from './archive.ts'

/** Downloads the user's own recordings stored in this browser. Renders nothing if there are none. */
export function OwnVoiceDownload() {
  const userId = useAccount().user?._id ?? ''
  const [count, setCount] = useState(0)
  const [status, setStatus] = useState('')
  useEffect(() => {
    ownRecordings(userId)
      .all()
      .then(
        ({ size }) => setCount(size),
        () => setCount(0),
      )
  }, [userId])

  const save = async () => {
    const name = archiveName(new Date(), 'glimmer-own-voice')
    try {
      saveFile(await ownVoiceArchive(userId), name)
      setStatus(`Saved as ${name}.`)
    } catch {
      setStatus('We couldn’t read them from this browser just now. Please try again.')
    }
  }
  if (count === 0) return null
  return (
    <div className={`stack start gap-sm ${classes.exportRow}`}>
      <p>
        {count === 1 ? 'One recording' : `${count} recordings`} in your own voice {count === 1 ? 'is' : 'are'} in this
        browser, so {count === 1 ? 'it comes' : 'they come'} as a file of {count === 1 ? 'its' : 'their'} own. What you
        keep on {product.name} too is in the other file as well.
      </p>
      <Button variant="ghost" small onClick={() => void save()}>
        <DownloadIcon />
        Save my own voice
      </Button>
      <p className={`stack ${classes.status}`} role="status">
        {status}
      </p>
    </div>
  )
}
