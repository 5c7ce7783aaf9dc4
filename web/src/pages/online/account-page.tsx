import { useState } from 'react'
import { Link } from 'wouter'
import { api, type Me } from '../../client/api.ts'
import { Question } from '../../parts/question.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { SmallForm } from './small-form.tsx'
import { setMe, useMe } from './use-me.ts'
import './online.css'

/** Who I am on this server: a name is enough; an account keeps it and the games when the browser forgets. */
export default function AccountPage() {
  const { me, wrong } = useMe()
  const [said, setSaid] = useState('')
  const done =
    (sentence: string) =>
    (next: Me | null): void => {
      setMe(next)
      setSaid(sentence)
    }
  return (
    <SitePage
      title="Name and account"
      here="/online"
      lead="To play online a name is enough. An account keeps your name and games if this browser forgets you, and on other devices."
    >
      {wrong && <p role="alert">{wrong}</p>}
      <p role="status" className={said ? 'account__said' : 'visually-hidden'}>
        {said}
      </p>
      {me === null && <Stranger done={done} />}
      {me && me.login === null && <Guest me={me} done={done} />}
      {me && me.login !== null && <Member me={me} done={done} />}
      <p className="page__row">
        <Link href="/online" className="button">
          Online tables
        </Link>
        {me && (
          <Link href="/games" className="button">
            My games
          </Link>
        )}
      </p>
    </SitePage>
  )
}

type Done = (sentence: string) => (me: Me | null) => void

const NEW_PASSWORD = 'Eight signs or more. It cannot be sent to you if you forget it: nobody here knows your address.'

function Stranger({ done }: { readonly done: Done }) {
  return (
    <>
      <section className="panel" aria-label="Take a name">
        <h2>Take a name</h2>
        <SmallForm
          fields={[{ name: 'name', title: 'Your name at the table', max: 24, complete: 'nickname' }]}
          button="That is me"
          act={({ name }) => api.takeName(name).then(done('The server knows you now.'))}
        />
      </section>
      <LogIn done={done} />
    </>
  )
}

function LogIn({ done }: { readonly done: Done }) {
  return (
    <section className="panel" aria-label="Log in">
      <h2>Log in</h2>
      <SmallForm
        fields={[
          { name: 'login', title: 'Login', max: 24, complete: 'username' },
          { name: 'password', title: 'Password', max: 200, complete: 'current-password', secret: true },
        ]}
        button="Log in"
        act={({ login, password }) => api.logIn(login, password).then(done('You are logged in.'))}
      />
    </section>
  )
}

function Name({ me, done }: { readonly me: Me; readonly done: Done }) {
  return (
    <section className="panel" aria-label="Name">
      <h2>You are {me.name}</h2>
      <SmallForm
        key={me.name}
        fields={[{ name: 'name', title: 'Another name', max: 24, complete: 'nickname' }]}
        button="Change it"
        act={({ name }) =>
          api.takeName(name).then(done('From now on you have that name; tables you sit at keep the old one.'))
        }
      />
    </section>
  )
}

function Guest({ me, done }: { readonly me: Me; readonly done: Done }) {
  return (
    <>
      <Name me={me} done={done} />
      <section className="panel" aria-label="Make an account">
        <h2>Make an account</h2>
        <p>You keep your name and the games you have played here. No mail address is asked for.</p>
        <SmallForm
          fields={[
            {
              name: 'login',
              title: 'Login',
              max: 24,
              complete: 'username',
              help: 'Three to 24 letters a to z, digits, dots, dashes. Nobody else sees it.',
            },
            {
              name: 'password',
              title: 'Password',
              max: 200,
              complete: 'new-password',
              secret: true,
              help: NEW_PASSWORD,
            },
          ]}
          button="Make the account"
          act={({ login, password }) => api.signUp(login, password).then(done('You have an account now.'))}
        />
      </section>
      <LogIn done={done} />
      <DeleteMe account={false} done={done} />
    </>
  )
}

function Member({ me, done }: { readonly me: Me; readonly done: Done }) {
  const [wrong, setWrong] = useState<string | null>(null)
  const told = (answer: Promise<unknown>): void => void answer.catch((error: Error) => setWrong(error.message))
  return (
    <>
      <Name me={me} done={done} />
      <section className="panel" aria-label="Log out">
        <h2>Log out</h2>
        <p>
          Your login is <b>{me.login}</b>.
        </p>
        <div className="page__row">
          <button
            type="button"
            className="button"
            onClick={() => told(api.logOut().then(done('This browser has forgotten you.')))}
          >
            Log out here
          </button>
          <button
            type="button"
            className="button"
            onClick={() => told(api.logOutEverywhere().then(done('You are logged out on all devices.')))}
          >
            Log out everywhere
          </button>
        </div>
        {wrong && <p role="alert">{wrong}</p>}
      </section>
      <section className="panel" aria-label="Password">
        <h2>Another password</h2>
        <SmallForm
          fields={[
            { name: 'old', title: 'The old one', max: 200, complete: 'current-password', secret: true },
            {
              name: 'password',
              title: 'The new one',
              max: 200,
              complete: 'new-password',
              secret: true,
              help: NEW_PASSWORD,
            },
          ]}
          button="Change it"
          act={({ old, password }) =>
            api.changePassword(old, password).then(done('Your password is changed; other devices are logged out.'))
          }
        />
      </section>
      <DeleteMe account done={done} />
    </>
  )
}

/** There is no way back from this, so it is asked twice. */
function DeleteMe({ account, done }: { readonly account: boolean; readonly done: Done }) {
  const [asking, setAsking] = useState<{ readonly password: string | undefined } | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const answered = (yes: boolean): void => {
    setAsking(null)
    if (!yes || !asking) return
    api
      .forgetMe(asking.password)
      .then(done('You are gone from this server.'), (error: Error) => setWrong(error.message))
  }
  return (
    <section className="panel" aria-label="Delete my data">
      <h2>Delete my data</h2>
      <p>
        Your name, your chat lines and your place in the list of games go for good. Games you played stay readable for
        the others, without your name.
      </p>
      {account ? (
        <SmallForm
          fields={[{ name: 'password', title: 'Password', max: 200, complete: 'current-password', secret: true }]}
          button="Delete everything"
          act={async ({ password }) => setAsking({ password })}
        />
      ) : (
        <button type="button" className="button" onClick={() => setAsking({ password: undefined })}>
          Delete everything
        </button>
      )}
      {wrong && <p role="alert">{wrong}</p>}
      {asking && (
        <Question ask="Delete everything about you?" yes="Delete it" no="Keep it" answer={answered}>
          <p>It cannot be brought back.</p>
        </Question>
      )}
    </section>
  )
}
