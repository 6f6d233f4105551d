import { freightHref } from '@hojip/hrefs/freight'
import { sentenceOf } from '@hojip/platform/client'
import { toast, useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import { Button, FormDialog, Select, Tag, useConfirm } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { Template } from '../../contract.ts'
import { freightTexts } from '../texts.ts'

const refreshes = ['GET /bizConsole/queryFreightTemplates'] as const

interface ActsProps {
  list: readonly Template[]
  template: Template
  onCopy: () => void
}

/** What can be done with a template as a whole. */
export function Acts({ list, template, onCopy }: ActsProps) {
  const t = useTexts(freightTexts)
  const { pkId, name, isDefault } = template
  const [isRemoving, setRemoving] = useState(false)
  const [confirm, confirmDialog] = useConfirm()
  const making = useWrite('POST /bizConsole/setDefaultFreightTemplate', {
    refreshes,
    onSuccess: ({ products }) => toast('success', t.madeDefault(products)),
  })
  const make = async () => {
    const question = {
      title: t.makeDefaultOf(name),
      text: t.makeDefaultText,
      yes: t.makeDefault,
      no: t.cancel,
    }
    if (await confirm(question)) making.run({ pkId })
  }
  const look = { kind: 'quiet', size: 'sm', className: 'max-lg:min-h-11!' } as const
  return (
    <span className="flex flex-wrap items-center gap-1">
      {isDefault ? (
        <Tag tone="jade">{t.isDefault}</Tag>
      ) : (
        <Button {...look} busy={making.isRunning} onClick={() => void make()}>
          {t.makeDefault}
        </Button>
      )}
      <Button {...look} onClick={onCopy}>
        {t.copy}
      </Button>
      {!isDefault && (
        <Button {...look} onClick={() => setRemoving(true)}>
          {t.remove}
        </Button>
      )}
      {isRemoving && <RemoveDialog list={list} template={template} onClose={() => setRemoving(false)} />}
      {confirmDialog}
    </span>
  )
}

interface RemoveDialogProps {
  list: readonly Template[]
  template: Template
  onClose: () => void
}

/** Asks for the template to put in the place of one that is in use. */
function RemoveDialog({ list, template: { pkId, name, goodsNum }, onClose }: RemoveDialogProps) {
  const t = useTexts(freightTexts)
  const id = useId()
  const navigate = useNavigate()
  const others = list.filter((one) => one.pkId !== pkId)
  const [replacementId, setReplacement] = useState(others[0]?.pkId)
  const removing = useWrite('POST /bizConsole/deleteFreightTemplate', {
    refreshes,
    quiet: true,
    onSuccess: ({ products }) => {
      onClose()
      toast('success', t.removed(products))
      // Without a template in the address, the one that was seen last would stay.
      navigate(freightHref({ template: others.find(({ isDefault }) => isDefault)?.pkId }))
    },
  })
  const { error } = removing
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.removeOf(name)}
      send={t.remove}
      cancel={t.cancel}
      isBusy={removing.isRunning}
      failure={error && sentenceOf(error, t.failed)}
      onSubmit={() => removing.run({ pkId, ...(goodsNum > 0 && { replacementId }) })}
    >
      <p className="text-ink-2">{goodsNum > 0 ? t.replaceText(goodsNum) : t.removeText}</p>
      {goodsNum > 0 && (
        <Select
          label={t.replacement}
          value={replacementId}
          onChange={(event) => setReplacement(event.target.value)}
        >
          {others.map((one) => (
            <option key={one.pkId} value={one.pkId}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
    </FormDialog>
  )
}
