import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

/** A time, or in its short form a day in the mall's time zone. */
export const moment = z
  .string()
  .trim()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/)
  // The month does not have such a day.
  .refine((text) => new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(text.slice(0, 10)))

const amount = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)

/** What a shop may ask of its orders beside their state. */
export const shopSearch = {
  /**
   * An order's number or at least four digits of its beginning or end; a product's name, or its or its SKU's number;
   * the name of who bought or receives it, a whole phone number or its last four digits; a tracking number; a note.
   */
  words: s.words(0, 60).optional(),
  /** Which time the days are about, both included. */
  timeType: z.enum(['placed', 'paid', 'shipped']).default('placed'),
  startTime: moment.optional(),
  endTime: moment.optional(),
  minMoney: amount.optional(),
  maxMoney: amount.optional(),
}
