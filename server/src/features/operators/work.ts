import type { Pool } from 'pg'

export interface FailedJob {
  id: string
  name: string
  attempts: number
  /** The error's first line: it says what failed; later lines could contain the data that the job was processing. */
  error: string
}

/** The jobs that failed at least once, oldest first. */
export async function failedJobs(pool: Pool): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    `select id, task_identifier as name, attempts, last_error as error
     from graphile_worker.jobs where last_error is not null order by id`,
  )
  return rows.map((job) => ({ ...job, error: job.error.split('\n', 1)[0] ?? '' }))
}

/** Retries the jobs whose attempts are used up. Returns whether there was one. */
export async function retryJobs(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), attempts => 0, run_at => now())
     from graphile_worker.jobs where attempts >= max_attempts having count(*) > 0`,
  )
  return Boolean(rowCount)
}

export interface WaitingEvent {
  id: string
  type: string
  at: Date
}

/** The payment events that are received and not processed yet. */
export async function waitingEvents(pool: Pool): Promise<WaitingEvent[]> {
  const { rows } = await pool.query<WaitingEvent>(
    `select event_id as id, type, received_at as at from webhook_inbox where state = 'received' order by received_at`,
  )
  return rows
}

/** Has the payment events that wait processed as soon as the app runs. */
export async function retryEvents(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job('read-inbox', json_build_object('customer', customer_id), job_key => 'read-inbox:' || customer_id)
     from (select distinct customer_id from webhook_inbox where state = 'received' and customer_id is not null) as waiting`,
  )
}
