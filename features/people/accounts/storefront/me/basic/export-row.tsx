import { dayOfTime } from '@hojip/platform/mall-time'
import { useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import { Button, downloadIcon, Icon, Spinner } from '@hojip/platform/ui'
import { useState } from 'react'
import { Row, rowButton } from '../../../parts/section.tsx'
import { meTexts } from '../texts.ts'
import { useProof } from './use-proof.tsx'

const askAgainMs = 2_000

/** A copy of all data that the mall stores about the user: requested here, made in the background, saved as a file. */
export function ExportRow() {
  const t = useTexts(meTexts)
  const [taskId, setTaskId] = useState<string>()
  const [needsProof, proofDialog] = useProof()
  const ordering = useWrite('POST /appUser/exportData', {
    onSuccess: (task) => setTaskId(task.taskId),
    onRefused: (error, input) => needsProof(error, () => ordering.run(input)),
  })
  return (
    <Row
      label={t.exportTitle}
      value={t.exportText}
      action={
        <>
          {taskId ? (
            <Copy taskId={taskId} />
          ) : (
            <Button className={rowButton} busy={ordering.isRunning} onClick={() => ordering.run({})}>
              {t.exportAsk}
            </Button>
          )}
          {proofDialog}
        </>
      }
    />
  )
}

function Copy({ taskId }: { taskId: string }) {
  const t = useTexts(meTexts)
  const [isReady, setReady] = useState(false)
  const { data } = useLazyCall(
    'POST /appUser/queryExport',
    { taskId },
    { everyMs: isReady ? false : askAgainMs },
  )
  if (data?.ready && !isReady) setReady(true)
  if (!data?.content)
    return (
      <p role="status" className="flex items-center gap-2 text-13 text-ink-2">
        <Spinner />
        {t.exporting}
      </p>
    )
  const { content } = data
  return (
    <div role="status" className="flex flex-wrap items-center gap-3">
      <span className="text-13 text-jade-text">{t.exportReady}</span>
      <Button kind="jade" className={rowButton} onClick={() => save(content, t.fileName)}>
        <Icon of={downloadIcon} size={16} />
        {t.download}
      </Button>
    </div>
  )
}

/** Saves the copy as a file. */
function save(content: Record<string, unknown>, nameOf: (day: string) => string) {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = nameOf(dayOfTime(String(content['madeAt'] ?? '')))
  link.click()
  URL.revokeObjectURL(link.href)
}
