import { tablePath } from '@holdout/protocol/pages'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { api, type Me } from '../../client/api.ts'
import { removeThisBrowser } from '../../client/push.ts'
import { Question } from '../../parts/question.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { SmallForm } from './small-form.tsx'
import { setMe, useMe } from './use-me.ts'
import './online.css'
import { accountText } from '../../text/account.ts'

/** The name and account of this person on this server. Playing needs only a name. */
export default function AccountPage() {
  const { me, wrong } = useMe()
  const [said, setSaid] = useState('')
  const [query] = useSearchParams()
  const table = query.get('table')
  const done =
    (sentence: string) =>
    (next: Me | null): void => {
      setMe(next)
      setSaid(sentence)
    }
  return (
    <SitePage title={accountText.title} here="/online" lead={accountText.lead}>
      {wrong && <p role="alert">{wrong}</p>}
      <p role="status" className={said ? 'account__said' : 'visually-hidden'}>
        {said}
      </p>
      {table !== null && (
        <p className="page__row">
          <Link href={tablePath(table)} className="button button--main">
            {accountText.backToTable}
          </Link>
        </p>
      )}
      {me === null && <NoName done={done} />}
      {me && me.login === null && <Guest me={me} done={done} />}
      {me && me.login !== null && <Member me={me} done={done} />}
      <p className="page__row">
        <Link href="/online" className="button">
          {accountText.onlineTables}
        </Link>
        {me && (
          <Link href="/saved" className="button">
            {accountText.myGames}
          </Link>
        )}
      </p>
    </SitePage>
  )
}

type Done = (sentence: string) => (me: Me | null) => void

function NoName({ done }: { readonly done: Done }) {
  return (
    <>
      <section className="panel" aria-label={accountText.chooseName}>
        <h2>{accountText.chooseName}</h2>
        <SmallForm
          fields={[{ name: 'name', title: accountText.yourName, max: 24, complete: 'nickname' }]}
          button={accountText.saveName}
          act={({ name }) => api.takeName(name).then(done(accountText.nameSaved))}
        />
      </section>
      <LogIn done={done} />
    </>
  )
}

function LogIn({ done }: { readonly done: Done }) {
  return (
    <section className="panel" aria-label={accountText.logIn}>
      <h2>{accountText.logIn}</h2>
      <SmallForm
        fields={[
          { name: 'login', title: accountText.login, max: 24, complete: 'username' },
          { name: 'password', title: accountText.password, max: 200, complete: 'current-password', secret: true },
        ]}
        button={accountText.logIn}
        act={({ login, password }) => api.logIn(login, password).then(done(accountText.loggedIn))}
      />
    </section>
  )
}

function Name({ me, done }: { readonly me: Me; readonly done: Done }) {
  return (
    <section className="panel" aria-label={accountText.name}>
      <h2>{accountText.youAre(me.name)}</h2>
      <SmallForm
        key={me.name}
        fields={[{ name: 'name', title: accountText.newName, max: 24, complete: 'nickname' }]}
        button={accountText.changeName}
        act={({ name }) => api.takeName(name).then(done(accountText.nameChanged))}
      />
    </section>
  )
}

function Guest({ me, done }: { readonly me: Me; readonly done: Done }) {
  return (
    <>
      <Name me={me} done={done} />
      <section className="panel" aria-label={accountText.createTitle}>
        <h2>{accountText.createTitle}</h2>
        <p>{accountText.createText}</p>
        <SmallForm
          fields={[
            {
              name: 'login',
              title: accountText.login,
              max: 24,
              complete: 'username',
              help: accountText.loginHelp,
            },
            {
              name: 'password',
              title: accountText.password,
              max: 200,
              complete: 'new-password',
              secret: true,
              help: accountText.passwordHelp,
            },
          ]}
          button={accountText.create}
          act={({ login, password }) => api.signUp(login, password).then(done(accountText.created))}
        />
      </section>
      <LogIn done={done} />
      <DeleteMe account={false} done={done} />
    </>
  )
}

function Member({ me, done }: { readonly me: Me; readonly done: Done }) {
  const [wrong, setWrong] = useState<string | null>(null)
  const showError = (answer: Promise<unknown>): void => void answer.catch((error: Error) => setWrong(error.message))
  return (
    <>
      <Name me={me} done={done} />
      <section className="panel" aria-label={accountText.logOut}>
        <h2>{accountText.logOut}</h2>
        <p>
          {accountText.yourLogin}
          <b>{me.login}</b>.
        </p>
        <div className="page__row">
          <button
            type="button"
            className="button"
            onClick={() => showError(removeThisBrowser().then(api.logOut).then(done(accountText.loggedOut)))}
          >
            {accountText.logOutHere}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => showError(api.logOutEverywhere().then(done(accountText.loggedOutEverywhere)))}
          >
            {accountText.logOutEverywhere}
          </button>
        </div>
        {wrong && <p role="alert">{wrong}</p>}
      </section>
      <section className="panel" aria-label={accountText.changePassword}>
        <h2>{accountText.changePassword}</h2>
        <SmallForm
          fields={[
            { name: 'old', title: accountText.currentPassword, max: 200, complete: 'current-password', secret: true },
            {
              name: 'password',
              title: accountText.newPassword,
              max: 200,
              complete: 'new-password',
              secret: true,
              help: accountText.passwordHelp,
            },
          ]}
          button={accountText.changePassword}
          act={({ old, password }) => api.changePassword(old, password).then(done(accountText.passwordChanged))}
        />
      </section>
      <DeleteMe account done={done} />
    </>
  )
}

/** Deletes all data of this person. It cannot be undone, so the page asks first. */
function DeleteMe({ account, done }: { readonly account: boolean; readonly done: Done }) {
  const [asking, setAsking] = useState<{ readonly password: string | undefined } | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const answered = (yes: boolean): void => {
    setAsking(null)
    if (!yes || !asking) return
    api
      .forgetMe(asking.password)
      .then(done(account ? accountText.accountDeleted : accountText.dataDeleted), (error: Error) =>
        setWrong(error.message),
      )
  }
  return (
    <section className="panel" aria-label={accountText.deleteTitle}>
      <h2>{accountText.deleteTitle}</h2>
      <p>{accountText.deleteText}</p>
      {account ? (
        <SmallForm
          fields={[
            { name: 'password', title: accountText.password, max: 200, complete: 'current-password', secret: true },
          ]}
          button={accountText.deleteAll}
          act={async ({ password }) => setAsking({ password })}
        />
      ) : (
        <button type="button" className="button" onClick={() => setAsking({ password: undefined })}>
          {accountText.deleteAll}
        </button>
      )}
      {wrong && <p role="alert">{wrong}</p>}
      {asking && (
        <Question ask={accountText.askDelete} yes={accountText.deleteAll} no={accountText.keepData} answer={answered}>
          <p>{accountText.askDeleteText}</p>
        </Question>
      )}
    </section>
  )
}
