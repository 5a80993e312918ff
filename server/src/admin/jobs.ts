import { ConfigError } from '#config/setting.ts'
import type { AdminCommand } from './command.ts'

interface FailedJob {
  id: string
  name: string
  attempts: number
  error: string | null
}

/** The first line of an error. It says what failed; later lines could contain the data that the job was processing. */
const firstLine = (error: string | null) => (error ?? '').split('\n', 1)[0] ?? ''

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
    if (isTriedAgain) {
      const { rowCount } = await pool.query(
        `select graphile_worker.reschedule_jobs(array_agg(id), attempts => 0, run_at => now())
         from graphile_worker.jobs where attempts >= max_attempts having count(*) > 0`,
      )
      print(rowCount ? 'Jobs given up on are tried again.' : 'No job was given up on.')
      return
    }
    const { rows } = await pool.query<FailedJob>(
      `select id, task_identifier as name, attempts, last_error as error
       from graphile_worker.jobs where last_error is not null order by id`,
    )
    for (const { id, name, attempts, error } of rows)
      print([id, name, `${attempts} tries`, firstLine(error)].join('\t'))
    if (rows.length === 0) print('No job failed.')
  },
}

export const webhooks: AdminCommand = {
  usage: 'webhooks: payment events not worked through. webhooks retry: works through them now.',
  maxArguments: 1,
  async run({ database: { pool }, audit, print }, [word]) {
    const isTriedAgain = isRetry('webhooks', word)
    await audit.begin()
    const { rows } = await pool.query<{ id: string; type: string; at: Date }>(
      `select event_id as id, type, received_at as at from webhook_inbox where state = 'received' order by received_at`,
    )
    for (const { id, type, at } of rows) print([id, type, at.toISOString()].join('\t'))
    if (rows.length === 0) print('No payment event waits.')
    else if (isTriedAgain) {
      await pool.query(
        `select graphile_worker.add_job('read-inbox', json_build_object('customer', customer_id), job_key => 'read-inbox:' || customer_id)
         from (select distinct customer_id from webhook_inbox where state = 'received' and customer_id is not null) as waiting`,
      )
      print('They are worked through as soon as the app runs.')
    }
  },
}
