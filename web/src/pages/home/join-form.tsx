import { useJoinCode } from '../../client/use-join-code.ts'
import { joinText } from '../../text/home.ts'

/** Joins an online table by its code or link. */
export function JoinForm() {
  const { code, setCode, submit } = useJoinCode()
  return (
    <form className="join" onSubmit={submit} aria-label={joinText.label}>
      <input
        className="input join__code"
        aria-label={joinText.code}
        placeholder={joinText.placeholder}
        value={code}
        onChange={event => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button type="submit" className="button join__go">
        {joinText.join}
      </button>
    </form>
  )
}
