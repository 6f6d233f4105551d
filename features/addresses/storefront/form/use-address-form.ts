import type { ApiError } from '@hojip/platform/client'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import type { FieldProblem } from '@hojip/platform/ui'
import { useEffect, useId, useState } from 'react'
import type { Address, AddressGuess } from '../../contract.ts'
import {
  draftOf,
  draftWith,
  draftWithPhone,
  emptyDraft,
  faultyFields,
  inputOf,
  openLevel,
  type AddressDraft,
  type AddressField,
} from '../../rules/address-draft.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { addressesTexts } from '../texts.ts'

/** A region is wrong at the level that is still open. */
type Place = 'province' | 'city' | 'district'
type Problems = Partial<Record<Exclude<AddressField, 'region'> | Place, string>>

function placed(field: AddressField, draft: AddressDraft): keyof Problems {
  return field === 'region' ? (openLevel(draft) ?? 'province') : field
}

const fieldNames: Record<string, AddressField> = {
  consignee: 'consignee',
  phone: 'phone',
  street: 'street',
  address: 'address',
  postcode: 'postcode',
  province: 'region',
  city: 'region',
  district: 'region',
}

/** What the server found wrong, by field, in its words. */
function refusedFields({ data, message }: ApiError, draft: AddressDraft): Problems {
  return Object.fromEntries(
    (data.fields ?? []).flatMap(({ field, problem }) => {
      const known = fieldNames[field.split('.')[0]!]
      return known ? [[placed(known, draft), problem || message]] : []
    }),
  )
}

interface FormSettings {
  onSaved?: (pkId: string) => void
  /** Whose unsaved words this window keeps until they are saved; left out, they end with the form. */
  keptFor?: string | undefined
  /** What is saved goes on to something else, which says so. */
  quiet?: boolean
}

/** What is typed; with `keptFor` it is there again when the form is. */
function useDraft(first: () => AddressDraft, keptFor: string | undefined) {
  const [draft, setDraft] = useState(first)
  useEffect(() => {
    const kept = keptFor === undefined ? undefined : keptDraft(keptFor)
    if (kept) setDraft(kept)
  }, [keptFor])
  const change = (by: (before: AddressDraft) => AddressDraft) =>
    setDraft((before) => {
      const after = by(before)
      if (keptFor !== undefined) keepDraft(keptFor, after)
      return after
    })
  return [draft, change] as const
}

/** What is wrong, beside its field and above the form, until the field is changed. */
function useProblems(idOf: (field: string) => string) {
  const [problems, setProblems] = useState<Problems>({})
  const [summary, setSummary] = useState<readonly FieldProblem[]>([])
  const say = (found: Problems) => {
    setProblems(found)
    setSummary(Object.entries(found).map(([field, text]) => ({ fieldId: idOf(field), text })))
  }
  return { problems, summary, say }
}

export type AddressFormState = ReturnType<typeof useAddressForm>

/** The state of one address form: what is typed, what is wrong, and the saving. */
export function useAddressForm(address: Address | undefined, { onSaved, keptFor, quiet }: FormSettings) {
  const t = useTexts(addressesTexts)
  const formId = useId()
  const [draft, setDraft] = useDraft(() => (address ? draftOf(address) : emptyDraft('CN')), keptFor)
  const idOf = (field: string) => `${formId}-${field}`
  const { problems, summary, say } = useProblems(idOf)
  const [refusal, setRefusal] = useState<string>()

  const settings = {
    refreshes: ['GET /appUserAddress/queryAllAddress'] as const,
    onSuccess: ({ pkId }: { pkId: string }) => {
      if (keptFor !== undefined) forgetDraft()
      if (!quiet) toast('success', t.saved)
      onSaved?.(pkId)
    },
    onRefused: (error: ApiError) => {
      const found = refusedFields(error, draft)
      if (Object.keys(found).length > 0) say(found)
      else setRefusal(error.message)
      return true
    },
  }
  const adding = useWrite('POST /appUserAddress/save', settings)
  const changing = useWrite('POST /appUserAddress/update', settings)

  /** Saves what is typed and gives its id; undefined when something is wrong, which stands beside its field then. */
  const submit = async (): Promise<string | undefined> => {
    const found = Object.fromEntries(
      faultyFields(draft).map((field) => [placed(field, draft), t.wrong[field]]),
    )
    setRefusal(undefined)
    say(found)
    if (Object.keys(found).length > 0) return undefined
    const input = inputOf(draft)
    const saved = await (address ? changing.ask({ ...input, pkId: address.pkId }) : adding.ask(input))
    return saved?.pkId
  }
  return {
    draft,
    fill: (guess: AddressGuess) => {
      setDraft((before) => draftWith(before, guess))
      say({})
    },
    change: (changes: Partial<AddressDraft>) =>
      setDraft((before) =>
        changes.phone === undefined ? { ...before, ...changes } : draftWithPhone(before, changes.phone),
      ),
    problems,
    summary,
    refusal,
    idOf,
    submit,
    isSaving: adding.isRunning || changing.isRunning,
  }
}
