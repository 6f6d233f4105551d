import { putDocuments } from '@hojip/admission'
import type { Tools } from '@hojip/db'
import { isRefusal } from '@hojip/platform/refusal'
import { createStoreUpload, type ObjectStore } from '@hojip/uploads'
import { drawDocument } from './draw-document.ts'
import type { DemoApplication } from './put-demo-applications.ts'

const drawn = { company: ['licence', 'identity'], person: ['identity'] } as const

/** Draws the documents of the applications, and attaches them. */
export async function addDemoDocuments(
  tools: Tools & { objects: ObjectStore },
  applications: readonly DemoApplication[],
): Promise<void> {
  // The mall fills itself before its jobs begin. What would delete unclaimed pictures is not needed: these are claimed.
  const store = createStoreUpload({ ...tools, jobs: { ...tools.jobs, send: async () => undefined } })
  for (const { id, userId, kind: applicant } of applications) {
    const documents = { licence: [] as string[], identity: [] as string[], permits: [] }
    for (const kind of drawn[applicant]) {
      const stored = await store(userId, 'admission', { name: `${kind}.bmp`, bytes: drawDocument(kind) })
      if (!isRefusal(stored)) documents[kind].push(stored.url)
    }
    await putDocuments(tools, { id, userId, documents })
  }
}
