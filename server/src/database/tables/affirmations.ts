import type { Form, Level, LineResponse, Origin, Theme, TomorrowsChoice } from '@glimmer/contract'
import { boolean, date, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const affirmation = pgTable(
  'affirmation',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid().notNull(),
    text: text().notNull(),
    description: text().notNull(),
    themes: text().array().$type<Theme[]>().notNull(),
    form: text().$type<Form>().notNull(),
    level: smallint().$type<Level>().notNull(),
    origin: text().$type<Origin>().notNull(),
    favoritedAt: timestamp('favorited_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** The language model that wrote the line, how the user responded to it, and the gentler line written instead. */
    model: text(),
    response: text().$type<LineResponse>(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Whether the response is not to steer the writer. */
    isStruck: boolean('is_struck').notNull().default(false),
    gentlerId: uuid('gentler_id'),
    isGentler: boolean('is_gentler').notNull().default(false),
    /**
     * Whether it was chosen for a day that has not shown it yet, and the replacement of a line
     * that was not quite right.
     */
    isUpcoming: boolean('is_upcoming').notNull().default(false),
    replacementId: uuid('replacement_id'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

export const dailyLine = pgTable(
  'daily_line',
  {
    accountId: uuid('account_id').notNull(),
    day: date().notNull(),
    affirmationId: uuid('affirmation_id'),
    text: text().notNull(),
    /** Null while only a reminder has shown it. */
    readAt: timestamp('read_at', { withTimezone: true }),
    /** What a choice ahead was based on; null once the day has shown its line. */
    choiceBasis: text('choice_basis'),
    /** The line for the evening, until the day has shown one of the two. */
    eveningLineId: uuid('evening_line_id'),
    eveningLineText: text('evening_line_text'),
    /** The user's response to the line in the evening. */
    eveningResponse: text('evening_response').$type<LineResponse>(),
    eveningTheme: text('evening_theme').$type<Theme>(),
    /** What they asked of the next day's line. */
    eveningTomorrow: text('evening_tomorrow').$type<TomorrowsChoice>(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)
