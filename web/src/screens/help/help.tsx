import { product } from '@glimmer/contract/product'
import { FriendAdvice } from '#modules/care/friend-advice.tsx'
import { HelpLines } from '#modules/care/help-lines.tsx'
import { LeaveQuickly } from '#modules/care/leave-quickly.tsx'
import classes from './help.module.css'

/** People to talk to now; linked from every screen. */
export const Help = () => (
  <div className={`page stack ${classes.page}`}>
    <h1 className="size-l">Need help now?</h1>
    <section className={classes.card} aria-labelledby="care">
      <div className={classes.words}>
        <h2 id="care">You deserve to talk to a person.</h2>
        <p>Whatever it is, and however small it seems. You don’t need to know what to say first.</p>
        <LeaveQuickly />
      </div>
      <div className="stack">
        <HelpLines />
      </div>
    </section>
    <section className={classes.friend} aria-labelledby="friend">
      <h2 id="friend" className="title">
        For a friend
      </h2>
      <FriendAdvice />
    </section>
    <p className={classes.small}>
      Elsewhere, your local emergency number will know where to send you. {product.name} is not a medical service, and
      nobody here reads what you write.
    </p>
  </div>
)
