import { Bloom, MonthArc, ThreeScenes } from './art.tsx'
import classes from './features.module.css'

/** Three cards that say what the product does. */
export const Features = () => (
  <section className={classes.features}>
    <div className={classes.head}>
      <h2>Words you can actually believe</h2>
      <p>Glimmer starts with what you can believe today, one line at a time.</p>
    </div>
    <div className={classes.cards}>
      <article className={classes.wide}>
        <Bloom />
        <div className={classes.words}>
          <h3>AI-Generated Affirmations</h3>
          <p>Say how today feels with a tap or two. You get a line for that, never a slogan.</p>
        </div>
      </article>
      <article className={classes.narrow}>
        <ThreeScenes />
        <div className={classes.words}>
          <h3>Personalized Experience</h3>
          <p>Your themes, your own way of putting things, a voice you like, and a scene for each theme.</p>
        </div>
      </article>
      <article className={classes.full}>
        <div className={classes.words}>
          <h3>Daily Wellbeing</h3>
          <p>One line each morning, at your own pace. Miss a day and nothing is lost.</p>
        </div>
        <MonthArc />
      </article>
    </div>
  </section>
)
