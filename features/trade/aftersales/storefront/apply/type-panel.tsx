import { useTexts } from '@hojip/platform/page'
import { FieldError, Icon, packageIcon, RadioCard, walletIcon } from '@hojip/platform/ui'
import { Panel } from '../../parts/panel.tsx'
import { refundTexts } from '../texts.ts'
import type { Application } from './use-application.ts'

const types = [1, 0] as const
const receivings = [1, 0] as const
const icons = { 0: packageIcon, 1: walletIcon }

/** The fields for the refund's type and for whether the product has arrived. */
export function TypePanel({ form }: { form: Application }) {
  const t = useTexts(refundTexts)
  const { draft, ways, problems, idOf } = form
  const choose = (refundType: 0 | 1) => {
    const fitting = ways.filter((way) => way.refundType === refundType)
    const chosenBefore = fitting.find((way) => way.receivingStatus === draft.receivingStatus)
    const way = chosenBefore ?? (fitting.length === 1 ? fitting[0] : undefined)
    form.change({ refundType, receivingStatus: way?.receivingStatus, reason: undefined, amount: '' })
  }
  return (
    <Panel title={t.typeTitle}>
      <fieldset aria-describedby={problems.type && `${idOf('type')}-error`}>
        <legend className="sr-only">{t.typeTitle}</legend>
        <div className="grid gap-2.5 md:grid-cols-2">
          {types.map((type, at) => {
            const isOff = !ways.some(({ refundType }) => refundType === type)
            return (
              <RadioCard
                key={type}
                name={idOf('type')}
                {...(at === 0 ? { id: idOf('type') } : {})}
                checked={draft.refundType === type}
                disabled={isOff}
                onChange={() => choose(type)}
              >
                <span className="flex items-center gap-3">
                  <span className="grid size-9 flex-none place-items-center rounded-full bg-jade-soft text-jade-text">
                    <Icon of={icons[type]} size={18} />
                  </span>
                  <span className="min-w-0">
                    <b className="block">{t.types[type]}</b>
                    <small className={isOff ? 'block text-12' : 'block text-12 text-ink-3'}>
                      {isOff ? t.typeOff[type] : t.typeNotes[type]}
                    </small>
                  </span>
                </span>
              </RadioCard>
            )
          })}
        </div>
        {problems.type && (
          <div className="mt-2">
            <FieldError id={`${idOf('type')}-error`}>{problems.type}</FieldError>
          </div>
        )}
      </fieldset>
      {draft.refundType !== undefined && form.ofType.length > 1 && <ReceivingField form={form} />}
    </Panel>
  )
}

function ReceivingField({ form }: { form: Application }) {
  const t = useTexts(refundTexts)
  const { draft, ofType, problems, idOf } = form
  return (
    <fieldset className="mt-4" aria-describedby={problems.receiving && `${idOf('receiving')}-error`}>
      <legend className="mb-2 text-13 font-medium">{t.receivingTitle}</legend>
      <div className="grid grid-cols-2 gap-2.5 lg:max-w-[420px]">
        {receivings.map((value, at) => (
          <RadioCard
            key={value}
            name={idOf('receiving')}
            {...(at === 0 ? { id: idOf('receiving') } : {})}
            className="min-h-11! py-2!"
            checked={draft.receivingStatus === value}
            disabled={!ofType.some(({ receivingStatus }) => receivingStatus === value)}
            onChange={() => form.change({ receivingStatus: value, reason: undefined, amount: '' })}
          >
            {t.receivings[value]}
          </RadioCard>
        ))}
      </div>
      {problems.receiving && (
        <div className="mt-2">
          <FieldError id={`${idOf('receiving')}-error`}>{problems.receiving}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
