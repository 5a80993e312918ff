import * as z from 'zod'

/** Schemas of a timestamp and a day as PostgreSQL writes them into JSON. */
export const instant = z.iso.datetime({ offset: true })
export const day = z.iso.date()
