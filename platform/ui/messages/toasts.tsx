import { Icon } from '../pictures/icon.tsx'
import { checkCircleFillIcon, infoFillIcon, warningCircleFillIcon } from '../icons.gen.ts'

type ShownToast = {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
  action?: { label: string; run: () => void }
  other?: { label: string; run: () => void }
}

const icons = { success: checkCircleFillIcon, error: warningCircleFillIcon, info: infoFillIcon }

type ToastsProps = { toasts: readonly ShownToast[]; onClose: (id: number) => void }

/**
 * Short sentences about what just happened: at the very top, over the header; on phones between the buttons at its ends.
 * Below stand prices, options and the bars at the foot.
 */
export function Toasts({ toasts, onClose }: ToastsProps) {
  return (
    <div
      role="status"
      data-toasts=""
      className="pointer-events-none fixed inset-x-14 top-[calc(4px+env(safe-area-inset-top))] z-100 grid justify-items-center gap-2 lg:top-2"
    >
      {toasts.map(({ id, kind, text, action, other }) => (
        <div
          key={id}
          className="pointer-events-auto inline-flex min-h-11 max-w-full animate-enter items-center gap-2.5 rounded-md bg-toast px-4 py-2 text-14 text-on-fill shadow-e-2"
        >
          <Icon of={icons[kind]} size={18} />
          {text}
          {[action, other].map(
            (act) =>
              act && (
                <button
                  key={act.label}
                  type="button"
                  className="min-h-7 flex-none rounded-xs px-1 font-medium text-toast-act"
                  onClick={() => {
                    act.run()
                    onClose(id)
                  }}
                >
                  {act.label}
                </button>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
