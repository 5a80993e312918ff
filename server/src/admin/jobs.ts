import { ConfigError } from '#config/setting.ts'
import { failedJobs as listFailedJobs, retryEvents, retryJobs, waitingEvents } from '#features/operators/index.ts'
import type { AdminCommand } from './command.ts'

/** Whether a list is to be tried again. Throws ConfigError for any other word. */
function isRetry(list: string, word: string | undefined): boolean {
  if (word !== undefined && word !== 'retry') throw new ConfigError(`Say: ${list}, or ${list} retry.`)
  return word === 'retry'
}

export const failedJobs: AdminCommand = {
  usage: 'jobs: those that failed, how often and how. jobs retry: tries those given up on once more.',
  maxArguments: 1,
  async run({ database: { pool }, audit, print }, [word]) {
    const isTriedAgain = isRetry('jobs', word)
    await audit.begin()
    if (isTriedAgain)
      return print((await retryJobs(pool)) ? 'Jobs given up on are tried again.' : 'No job was given up on.')
    const jobs = await listFailedJobs(pool)
    for (const { id, name, attempts, error } of jobs) print([id, name, `${attempts} tries`, error].join('\t'))
    if (jobs.length === 0) print('No job failed.')
  },
}

export const webhooks: AdminCommand = {
  usage: 'webhooks: payment events not worked through. webhooks retry: works through them now.',
  maxArguments: 1,
  async run({ database: { pool }, audit, print }, [word]) {
    const isTriedAgain = isRetry('webhooks', word)
    await audit.begin()
    const events = await waitingEvents(pool)
    for (const { id, type, at } of events) print([id, type, at.toISOString()].join('\t'))
    if (events.length === 0) print('No payment event waits.')
    else if (isTriedAgain) {
      await retryEvents(pool)
      print('They are worked through as soon as the app runs.')
    }
  },
}
