import type { ClientBase } from 'pg'
import type { JobName } from '#jobs/queue.ts'

/** A job to enqueue after a restore: a query for its payloads and keys, or nothing for one job without a payload. */
const jobs: { name: JobName; from?: string }[] = [
  { name: 'send-notices' },
  { name: 'deliver-webhooks' },
  {
    name: 'read-inbox',
    from: `select distinct jsonb_build_object('customer', customer_id) as payload, 'read-inbox:' || customer_id as key
           from webhook_inbox where state = 'received' and customer_id is not null`,
  },
  {
    // The payment provider may not know the address of somebody who changed it shortly before.
    name: 'update-customer-email',
    from: `select jsonb_build_object('accountId', id) as payload, 'update-customer-email:' || id as key
           from account join billing_account on account_id = id
           where updated_at > (select max(updated_at) from account) - interval '1 day'`,
  },
  {
    name: 'limit-account',
    from: `select jsonb_build_object('accountId', account_id) as payload, 'age ' || account_id || ' limit' as key
           from age join billing_account using (account_id) where band = 'teen' and subscription_id is not null`,
  },
  {
    // Each page goes on where it was left: what was sent is recorded in it.
    name: 'send-reminders',
    from: `select distinct jsonb_build_object('page', page) as payload, null as key
           from reminder_delivery where page is not null and day >= current_date - 1`,
  },
  {
    name: 'remove-sign-in',
    from: `select jsonb_build_object('issuer', issuer, 'subject', subject) as payload,
             'remove sign-in ' || issuer || ' ' || subject as key
           from deleted_identity`,
  },
]

/**
 * Adds the jobs that the restored rows call for; the work of each minute and hour begins by itself. Jobs that are not
 * recorded in a table are lost: emails that were waiting to be sent.
 */
export async function enqueueJobs(client: ClientBase): Promise<void> {
  for (const { name, from = `select '{}'::jsonb as payload, '${name}' as key` } of jobs)
    await client.query(
      `select graphile_worker.add_job($1, payload::json, job_key => key) from (${from}) as jobs (payload, key)`,
      [name],
    )
}
