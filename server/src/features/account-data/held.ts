/** One table of what is held of a person, as a file of their export. */
export interface Held {
  table: string
  /** The file's name in the archive, without `.json`. */
  file: string
  /** What it is, in words for its owner. */
  says: string
  orderBy: string
  /** Columns left out: keys of the house that say nothing of the person. */
  without?: readonly string[]
}

/**
 * Everything that is held of a person and tells them something. A table that names an account and stands neither here
 * nor in `workings` fails a test.
 */
export const held: readonly Held[] = [
  { table: 'affirmation', file: 'affirmations', says: 'Your lines, and how each of them sat with you.', orderBy: 'id' },
  {
    table: 'daily_line',
    file: 'days',
    says: 'The days you showed up on, and the line each began with.',
    orderBy: 'day',
  },
  { table: 'chosen_value', file: 'values', says: 'What you hold dear, and why, in your words.', orderBy: 'place' },
  { table: 'ladder_step', file: 'ladder', says: 'Where you stand in each theme.', orderBy: 'theme' },
  { table: 'ladder_answer', file: 'answers', says: 'The answers that led there.', orderBy: 'answered_at' },
  { table: 'line_set', file: 'sets', says: 'Sets of five, and the moments they were for.', orderBy: 'id' },
  {
    table: 'line_set_place',
    file: 'set-lines',
    says: 'Which line stands where in which set.',
    orderBy: 'set_id, place',
  },
  { table: 'collection', file: 'collections', says: 'Your collections.', orderBy: 'id' },
  {
    table: 'collection_line',
    file: 'collection-lines',
    says: 'Which line stands where in which collection.',
    orderBy: 'collection_id, place',
  },
  {
    table: 'speech_clip',
    file: 'recordings',
    says: 'Lines you had spoken, in which voice and when; the sound itself is in media/recordings.',
    orderBy: 'created_at',
    without: ['recording_key'],
  },
  {
    table: 'own_recording',
    file: 'own-recordings',
    says: 'Lines in your own voice that you chose to keep here; the sound is in media/recordings.',
    orderBy: 'created_at',
    without: ['etag'],
  },
  {
    table: 'avatar',
    file: 'avatars',
    says: 'Your avatars and how they are drawn; the pictures are in media/avatars.',
    orderBy: 'created_at',
    without: ['image_key', 'generation'],
  },
  {
    table: 'usage_counter',
    file: 'usage',
    says: 'What you used of each month’s allowances.',
    orderBy: 'period, feature',
  },
  { table: 'tutorial', file: 'tutorial', says: 'How far you came in the tutorial film.', orderBy: 'account_id' },
  { table: 'reminder', file: 'reminders', says: 'When and how you asked to be reminded.', orderBy: 'account_id' },
  { table: 'reminder_sent', file: 'reminders-sent', says: 'The days a reminder went out.', orderBy: 'day' },
  {
    table: 'push_subscription',
    file: 'devices',
    says: 'The devices that reminders are sent to.',
    orderBy: 'created_at',
    without: ['p256dh', 'auth'],
  },
  {
    table: 'billing_account',
    file: 'subscription',
    says: 'Your plan, as the payment provider told it.',
    orderBy: 'account_id',
  },
  {
    table: 'billing_notice',
    file: 'notices',
    says: 'Mail about your plan that was sent or is due.',
    orderBy: 'due_at',
  },
  {
    table: 'consent_record',
    file: 'consents',
    says: 'Which words you agreed to when a plan began, and when.',
    orderBy: 'given_at',
  },
]

/** Tables that name an account and tell its owner nothing: notes of work in progress. They go with the account. */
export const workings: readonly string[] = [
  'usage_reservation',
  'checkout',
  'billing_command',
  'reminder_way_out',
  'reminder_confirmation',
]
