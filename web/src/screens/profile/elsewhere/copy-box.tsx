import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { CopyIcon } from '#platform/ui/tool-icons.tsx'
import classes from './elsewhere.module.css'

const copied = 'Copied.'
const notCopied = 'Your browser wouldn’t copy it. You can select it and copy it yourself.'

/** A text to copy, whole, with a button for it. */
export function CopyBox({ text }: { text: string }) {
  const toast = useToast()
  const copy = async () => {
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error(notCopied))
    toast({
      message: await writing.then(
        () => copied,
        () => notCopied,
      ),
    })
  }
  return (
    <div className="stack start gap-s">
      <pre className={classes.code}>{text}</pre>
      <Button variant="ghost" small onClick={() => void copy()}>
        <CopyIcon />
        Copy
      </Button>
    </div>
  )
}
