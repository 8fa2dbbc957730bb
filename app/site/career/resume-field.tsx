/** The file that comes with an application. */
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { careerCopy } from '#app/site/career/career-copy.ts'
import { sizeOf } from '#app/site/career/file-size.ts'
import { describedBy, FieldProblem } from '#app/site/form/form-field.tsx'

type ResumeFieldProps = {
  problem: string | undefined
  /** Whether the form came back, which no file does. */
  again: boolean
}

/**
 * The browser's own file input. What was chosen is named below it, with a cross that takes it away
 * again; a file that is dropped on the field counts as chosen.
 */
export function ResumeField({ problem, again }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    // It may have been chosen before the script was there.
    setChosen(input.current?.files?.[0])
    return keepFilesFromReplacingThePage()
  }, [])

  const choose = (file: File | undefined) => {
    if (!input.current) return
    const transfer = new DataTransfer()
    if (file) transfer.items.add(file)
    input.current.files = transfer.files
    for (const type of ['input', 'change']) {
      input.current.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) choose(file)
  }

  const { 'aria-describedby': problemId, ...described } = describedBy('resume', problem)
  return (
    <div className="field" data-field="resume">
      <label htmlFor="resume">Resume</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way into the input inside */}
      <div
        className="resume-drop"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          name="resume"
          required
          {...described}
          aria-describedby={['resume-hint', problemId].filter(Boolean).join(' ')}
          data-chosen={chosen ? '' : undefined}
          onChange={(event) => setChosen(event.target.files?.[0])}
        />
        <p id="resume-hint" className="field-hint">
          {again && !chosen ? careerCopy.resumeAgain : careerCopy.resume}
        </p>
        {chosen && (
          <p className="resume-chosen">
            <span>
              {chosen.name} <small>{sizeOf(chosen.size)}</small>
            </span>
            <button
              type="button"
              aria-label={`Remove ${chosen.name}`}
              onClick={() => {
                choose(undefined)
                input.current?.focus()
              }}
            />
          </p>
        )}
      </div>
      <FieldProblem name="resume" problem={problem} />
    </div>
  )
}

/** A browser opens a file that is dropped beside the field, and everything typed would be gone. */
function keepFilesFromReplacingThePage(): () => void {
  const keep = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  addEventListener('dragover', keep)
  addEventListener('drop', keep)
  return () => {
    removeEventListener('dragover', keep)
    removeEventListener('drop', keep)
  }
}
