import type { Topic } from './topic.ts'
import { feelingsTopics } from './topics/feelings.ts'
import { healthTopics } from './topics/health.ts'
import { homeTopics } from './topics/home.ts'
import { peopleTopics } from './topics/people.ts'
import { somebodyTopics } from './topics/somebody.ts'
import { workAndSchoolTopics } from './topics/work-and-school.ts'

/**
 * The topics a note is searched for, most significant first: of two equal matches, the earlier one determines the
 * situation. Words that are not here do not count. Nothing here names harm: a note that calls for people never gets
 * this far.
 */
export const topics: readonly Topic[] = [
  ...peopleTopics,
  ...workAndSchoolTopics,
  ...healthTopics,
  ...homeTopics,
  ...feelingsTopics,
  ...somebodyTopics,
]
