import { Link } from 'react-router'
import { ScreenMessage } from '#app/office/layout/screen-message.tsx'

export default function UnknownScreen() {
  return (
    <ScreenMessage
      title="There is no such screen"
      action={
        <Link to="/admin" className="text-accent underline underline-offset-4">
          Go to the dashboard
        </Link>
      }
    >
      The address may be mistyped, or the screen has moved.
    </ScreenMessage>
  )
}
