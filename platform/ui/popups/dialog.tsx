import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { closeIcon } from '../icons.gen.ts'
import { useUi } from '../ui-context.tsx'

type DialogProps = {
  title: ReactNode
  /** Called for Esc, the close button, or a press outside. */
  onClose: () => void
  children: ReactNode
  /** Buttons, below the scrolling part. */
  footer?: ReactNode
  /** alertdialog: a question that has to be answered, without a close button and without closing from outside. */
  role?: 'dialog' | 'alertdialog'
  width?: 'sm' | 'md' | 'lg'
  /** A bottom sheet below 1024 px. */
  sheet?: boolean
  /** Fills a phone's whole screen, for pictures. */
  whole?: boolean
}

const widths = { sm: 'max-w-[360px]', md: 'max-w-[520px]', lg: 'max-w-[820px]' }
const sheetLook =
  'max-lg:mb-0 max-lg:w-full max-lg:max-w-none! max-lg:animate-rise max-lg:rounded-b-none max-lg:pb-[env(safe-area-inset-bottom)]'
const wholeLook =
  'max-lg:m-0 max-lg:h-dvh max-lg:max-h-none! max-lg:w-full max-lg:max-w-none! max-lg:rounded-none'

/**
 * A native modal dialog: rendered while open, `open && <Dialog …>`. The browser keeps the focus inside, Esc closes,
 * and the focus returns to where it was.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  role = 'dialog',
  width = 'md',
  sheet,
  whole,
}: DialogProps) {
  const { t } = useUi()
  const titleId = useId()
  const asks = role === 'alertdialog'
  const { ref, onCancel } = useModal(onClose, !asks)
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      onCancel={onCancel}
      className={classNames(
        'm-auto w-[calc(100%-32px)] animate-enter flex-col rounded-xl bg-surface text-ink shadow-e-3 open:flex',
        'max-h-[min(85dvh,760px)] overflow-hidden',
        widths[width],
        sheet && sheetLook,
        whole && wholeLook,
      )}
    >
      <header className={classNames('flex items-center gap-3 pl-5.5', asks ? 'pt-5.5 pr-5.5' : 'pt-3 pr-3')}>
        <h2 id={titleId} className="flex-1 text-[17px] font-bold">
          {title}
        </h2>
        {!asks && <IconButton of={closeIcon} label={t.close} size={20} onClick={onClose} />}
      </header>
      <div
        className={classNames(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5.5 pt-1.5 pb-5',
          whole && 'max-lg:grid max-lg:content-center max-lg:px-0',
        )}
      >
        {children}
      </div>
      {footer && <footer className="border-t border-line px-5.5 py-3.5">{footer}</footer>}
    </dialog>
  )
}

/** Dialog on desktop, bottom sheet on phones. */
export function Sheet(props: Omit<DialogProps, 'sheet' | 'role'>) {
  return <Dialog {...props} sheet />
}

function useModal(onClose: () => void, lightDismiss: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const outside = (event: MouseEvent) => {
      if (event.target === dialog) close.current()
    }
    if (lightDismiss) dialog.addEventListener('click', outside)
    // A second Esc closes without a `cancel` event: browsers insist.
    const closed = () => close.current()
    dialog.addEventListener('close', closed)
    return () => {
      dialog.removeEventListener('click', outside)
      dialog.removeEventListener('close', closed)
      // Closing before React removes the element lets the browser restore the focus.
      dialog.close()
    }
  }, [lightDismiss])
  const onCancel = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onClose()
  }
  return { ref, onCancel }
}
