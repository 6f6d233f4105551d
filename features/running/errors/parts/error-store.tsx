import { useDates, useTexts } from '@hojip/platform/page'
import { Badge, Button, Dialog, Icon, warningCircleIcon } from '@hojip/platform/ui'
import { useState, useSyncExternalStore } from 'react'
import { caughtErrors, type CaughtError } from './caught.ts'
import { errorTexts } from './texts.ts'

const none: readonly CaughtError[] = []
function useCaughtErrors(): readonly CaughtError[] {
  return useSyncExternalStore(caughtErrors.subscribe, caughtErrors.current, () => none)
}

/** Shows in the header how many script errors this window has had, and lists them. */
export function ErrorStore() {
  const t = useTexts(errorTexts)
  const errors = useCaughtErrors()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (errors.length === 0) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-6 items-center gap-1 text-crimson hover:underline"
      >
        <Icon of={warningCircleIcon} size={14} />
        {t.title}
        <Badge count={errors.length} />
      </button>
      {isOpen && (
        <Dialog
          title={t.title}
          width="lg"
          onClose={close}
          footer={
            <div className="flex justify-end gap-2.5">
              <Button
                onClick={() => {
                  close()
                  caughtErrors.clear()
                }}
              >
                {t.clear}
              </Button>
            </div>
          }
        >
          <ErrorTable />
        </Dialog>
      )}
    </>
  )
}

function ErrorTable() {
  const t = useTexts(errorTexts)
  const dates = useDates()
  return (
    <table className="w-full table-fixed text-left text-13">
      <thead className="text-ink-3">
        <tr>
          <th className="w-30 py-2 font-normal">{t.time}</th>
          <th className="w-50 py-2 font-normal">{t.page}</th>
          <th className="py-2 font-normal">{t.message}</th>
        </tr>
      </thead>
      <tbody>
        {useCaughtErrors().map(({ id, atMs, url, message, stack }) => (
          <tr key={id} className="border-t border-line align-top">
            <td className="figures py-2">{dates.moment(atMs)}</td>
            <td className="py-2 pr-3 wrap-anywhere">{url}</td>
            <td className="py-2 wrap-anywhere">
              {message}
              {stack && <pre className="mt-1 overflow-x-auto text-11 text-ink-3">{stack}</pre>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
