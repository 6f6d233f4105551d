type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Act = { on: HTMLElement; value?: string }

/** What a press does before there are scripts is nothing, or sends a form to the server; links do without scripts. */
function pressed(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('a[href]')) return undefined
  return target.closest<HTMLElement>('button, input:is([type=checkbox], [type=radio])') ?? undefined
}

function filledIn(target: EventTarget | null): Field | undefined {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
    ? target
    : undefined
}

/** React compares with the value it saw last, which it keeps beside the element's own setter. */
function fill(field: Field, value: string): void {
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

async function doAgain(acts: readonly Act[]): Promise<void> {
  for (const { on, value } of acts) {
    const field = filledIn(on)
    if (field && value !== undefined) fill(field, value)
    else if (on instanceof HTMLFormElement) on.requestSubmit()
    else on.click()
    // A press sees what was typed before it.
    await new Promise((done) => setTimeout(done))
  }
}

/**
 * Remembers what is pressed and filled in before the page has its scripts, and does it when they are there: nobody has
 * to press twice or finds what was typed gone.
 */
export function keepEarlyActs(): void {
  const acts: Act[] = []
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const onPress = (event: Event) => {
    const on = pressed(event.target)
    if (!on) return
    event.preventDefault()
    // Whoever presses again because nothing happens means it once; a second press on a check box
    // takes the first back.
    const before = acts.findIndex((act) => act.on === on)
    if (before === -1) acts.push({ on })
    else if (on instanceof HTMLInputElement && on.type === 'checkbox') acts.splice(before, 1)
  }
  const onInput = ({ target }: Event) => {
    const on = filledIn(target)
    if (!on || /^(checkbox|radio|file)$/.test(on.type)) return
    const before = acts.findIndex((act) => act.on === on)
    if (before !== -1) acts.splice(before, 1)
    acts.push({ on, value: on.value })
  }
  /** By the return key, where no button is pressed for it. */
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) acts.push({ on: event.target })
  }
  document.addEventListener('click', onPress, options)
  document.addEventListener('input', onInput, options)
  document.addEventListener('submit', onSubmit, options)
  const onAlive = () => {
    stop.abort()
    void doAgain(acts)
  }
  document.addEventListener('alive', onAlive, { once: true })
}
