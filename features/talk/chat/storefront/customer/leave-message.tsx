import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog, TextArea, TextInput } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/parts'
import { useId, useState } from 'react'
import { customerTexts } from './texts.ts'

const fewest = 5
const most = 1_000

function useMessage(onClose: () => void) {
  const t = useTexts(customerTexts)
  const [said, setSaid] = useState({ content: '', phone: '', files: [] as string[] })
  const [isUploading, setUploading] = useState(false)
  const [isShort, setShort] = useState(false)
  const save = useWrite('POST /appUserChat/leaveMessage', {
    quiet: true,
    refreshes: ['POST /appUserChat/queryTickets'],
    onSuccess: ({ code }) => {
      toast('success', t.sent(code))
      onClose()
    },
  })
  const submit = () => {
    const tooShort = said.content.trim().length < fewest
    setShort(tooShort)
    if (!tooShort && !isUploading) save.run(said)
  }
  return {
    said,
    change: (part: Partial<typeof said>) => setSaid((before) => ({ ...before, ...part })),
    setUploading,
    isShort,
    isBusy: save.isRunning || isUploading,
    failure: save.error && (save.error.message || t.failed),
    submit,
  }
}

/** A message for the mall's service, whose answer comes to the notices. */
export function LeaveMessage({ onClose }: { onClose: () => void }) {
  const t = useTexts(customerTexts)
  const id = useId()
  const { said, change, setUploading, isShort, isBusy, failure, submit } = useMessage(onClose)
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      isBusy={isBusy}
      failure={failure}
      title={t.writeTitle}
      send={t.send}
      cancel={t.cancel}
      onSubmit={submit}
    >
      <TextArea
        label={t.content}
        placeholder={t.contentHint}
        value={said.content}
        maxLength={most}
        rows={4}
        onChange={(event) => change({ content: event.target.value })}
        error={isShort ? t.tooShort : undefined}
      />
      <PictureUploader
        scene="chat"
        label={t.pictures}
        value={said.files}
        onChange={(files) => change({ files })}
        max={5}
        onBusyChange={setUploading}
      />
      <TextInput
        label={
          <>
            {t.phone} <span className="font-normal text-ink-3">{t.optional}</span>
          </>
        }
        value={said.phone}
        maxLength={20}
        type="tel"
        autoComplete="tel"
        onChange={(event) => change({ phone: event.target.value })}
      />
    </FormDialog>
  )
}
