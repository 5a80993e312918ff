import { product } from '@glimmer/contract/product'
import { Button } from '#platform/ui/button.tsx'
import { RetryIcon } from '#platform/ui/icons.tsx'
import classes from './tutorial.module.css'

/** What is shown when the film cannot be: it is only a film. */
export const Unavailable = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) => (
  <div className={classes.screen}>
    <svg className={classes.setSun} viewBox="0 0 120 60" aria-hidden="true">
      <path d="M34 44a26 26 0 0 1 52 0" strokeDasharray="1 6" />
      <path d="M8 44h104M28 51h64M44 58h32" />
    </svg>
    <div role="alert">
      <h3>Video Unavailable</h3>
      <p>Unable to load the tutorial video. You can still explore {product.name}'s features.</p>
    </div>
    <div className={classes.ways}>
      <Button small onClick={onRetry}>
        <RetryIcon />
        Retry
      </Button>
      <Button variant="ghost" small onClick={onClose}>
        Close
      </Button>
    </div>
  </div>
)
