import classes from './care.module.css'

/** For somebody who fears for another: what to do. */
export const FriendAdvice = () => (
  <ul className={classes.advice}>
    <li>If they may be in danger right now, call the emergency number and stay with them if it’s safe.</li>
    <li>Ask them plainly whether they think of ending their life. Asking doesn’t put the thought there.</li>
    <li>Listen. You don’t have to fix it, and you don’t have to keep it a secret.</li>
    <li>You can call about somebody else, and about how it is for you.</li>
  </ul>
)
