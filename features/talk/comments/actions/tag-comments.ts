import type { Db } from '@hojip/db'
import { inBatches, inTransaction } from '@hojip/platform/db'
import { tagRules } from '../rules/tags/tag-words.ts'
import { tagsOf } from '../rules/tags/tags-of.ts'
import { storeTags, taggedBefore } from '../store/tags.ts'

const batch = 500

/** Tags the comments that have no tags of the present rules, such as all of them after the rules were changed. */
export async function tagComments(db: Db): Promise<void> {
  await inBatches(batch, (limit) =>
    inTransaction(db, async (tx) => {
      const texts = await taggedBefore(tx, tagRules, limit)
      const tagged = texts.map(({ id, content, append }) => ({ id, tags: tagsOf(content, append ?? '') }))
      if (tagged.length > 0) await storeTags(tx, tagRules, tagged)
      return tagged.length
    }),
  )
}
