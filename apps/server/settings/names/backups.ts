import { readArchiveMonths } from '@hojip/db/retention'
import { z } from 'zod'

const text = z.string().trim().min(1)

/** How backups are made by the clock, and encrypted, and what is archived. All may be left out. */
export const backups = {
  /** Where daily backups are put and kept. */
  BACKUP_FOLDER: text.optional(),
  /** When the running mall makes one, in its time zone; left out: the system's timer does, or nobody. */
  BACKUP_AT: z
    .string()
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time of day such as 03:40' })
    .optional(),
  /** Who can read them: the public key that age-keygen has printed. */
  BACKUP_RECIPIENT: z
    .string()
    .trim()
    .regex(/^age1[a-z0-9]{58,}$/, { error: 'the public key of age-keygen, age1…' })
    .optional(),
  /** The file with the secret key, for restoring and checking; the machine that makes backups does not need it. */
  BACKUP_IDENTITY_FILE: text.optional(),
  /** After how many months `npm run archive` takes the rows of a table, where not as usual: `staff_act=48 product_day=never`. */
  ARCHIVE_MONTHS: z
    .string()
    .default('')
    .transform((value, context) => {
      const months = readArchiveMonths(value)
      if (typeof months !== 'string') return months
      context.addIssue({ code: 'custom', message: months })
      return z.NEVER
    }),
}

/** The bucket that backups are sent to: all of these or none. */
export const backupBucket = {
  BACKUP_S3_ENDPOINT: z.url(),
  BACKUP_S3_BUCKET: text,
  BACKUP_S3_REGION: text.default('us-east-1'),
  BACKUP_S3_ACCESS_KEY: text,
  BACKUP_S3_SECRET_KEY: text,
  BACKUP_S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
}

interface Given {
  BACKUP_FOLDER?: string | undefined
  BACKUP_AT?: string | undefined
  BACKUP_RECIPIENT?: string | undefined
}

/** What does not fit together. A machine that only restores from a bucket makes no backups, and needs no recipient. */
export function backupFaults(
  { BACKUP_FOLDER, BACKUP_AT, BACKUP_RECIPIENT }: Given,
  hasBucket: boolean,
): string[] {
  return [
    ...(BACKUP_AT && !BACKUP_FOLDER ? ['BACKUP_FOLDER is missing: BACKUP_AT makes backups there'] : []),
    ...(hasBucket && BACKUP_FOLDER && !BACKUP_RECIPIENT
      ? ['BACKUP_RECIPIENT is missing: a backup leaves the machine only encrypted']
      : []),
  ]
}
