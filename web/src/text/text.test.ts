import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { characterText, duelText } from '../companion/thirty-seconds/text.ts'
import { dawnText } from '../companion/until-dawn/text.ts'
import { diceText, fightersText, hordeText, stageText, waveText } from '../companion/until-daylight/text.ts'
import { highwayText } from '../companion/viral-dawn/text.ts'
import { townText } from '../companion/zombie-town/text.ts'
import { wavesText } from '../tables/until-daylight/setup/text.ts'
import { cardsText } from './cards.ts'
import { tileText } from './home.ts'
import { hostText } from './host.ts'
import { lobbyText } from './lobby.ts'
import { moveCount, timeAgo } from './matches.ts'
import { awayText, chatText, onlineTableText } from './online-table.ts'
import { pileText } from './pile.ts'
import { rulesText } from './rules.ts'
import { savedText } from './saved.ts'
import { optionsText, readyText, seatsText } from './setup.ts'
import { siteText } from './site.ts'
import { tablesText } from './tables.ts'
import { togetherText } from './together.ts'
import { invitedText, waitingRoomText } from './waiting-room.ts'

const names = (count: number): string[] => ['Ann', 'Ben'].slice(0, count)

/** Every text with a number in it. */
const WITH_NUMBERS: Readonly<Record<string, (count: number) => string>> = {
  'cards.search': cardsText.search,
  'dawn.zombiesNext': dawnText.zombiesNext,
  'dawn.entrances': dawnText.entrances,
  'daylight.layCards': stageText.layCards,
  'daylight.summary': n => stageText.summary(n, n),
  'daylight.carAlarms': waveText.carAlarms,
  'daylight.players': n => waveText.playersAndRound(n, n),
  'daylight.inTheBox': n => fightersText.inTheBox(n, n),
  'daylight.dice': n => diceText.result(n, n, n),
  'daylight.enemy': n => hordeText.enemy(n, n, n),
  'daylight.volleys': n => hordeText.dice([n]),
  'highway.notYet': n => highwayText.notYet(n, n, n),
  'highway.short': highwayText.short,
  'highway.deals': n => highwayText.deals('Red', n),
  'highway.won': highwayText.wonGames,
  'thirty.left': n => duelText.timerLabel(true, false, n, n),
  'thirty.next': n => duelText.timerLabel(false, false, n, n),
  'thirty.tokens': n => characterText.tokens('', n, [2, 5].slice(0, n)),
  'town.turn': townText.turn,
  'town.points': townText.pointCount,
  'town.tied': townText.tied,
  'town.ahead': n => townText.ahead(names(n), n),
  'town.won': n => townText.won(names(n), n),
  'tile.players': n => tileText.players([1, n]),
  'host.minutes': hostText.minutes,
  'host.days': hostText.days,
  'host.players': n => hostText.players(true, n, n),
  'lobby.players': n => lobbyText.players([n, n]),
  'matches.moves': moveCount,
  'matches.minutes': n => timeAgo(1, 1 + n * 60_000),
  'matches.hours': n => timeAgo(1, 1 + n * 3_600_000),
  'online.unread': n => onlineTableText.playersLabel([], n),
  'online.vote': n => awayText.vote(names(n), 3),
  'online.minutes': n => awayText.time(n * 120_000),
  'chat.hidden': n => chatText.hidden(n, ['Ann']),
  'chat.unread': chatText.unread,
  'pile.label': n => pileText.label('Rubble', n),
  'rules.results': n => rulesText.results('bite', n, true),
  'saved.storage': n => savedText.storage(n, 5),
  'saved.delete': savedText.askDeleteText,
  'setup.seats': n => seatsText.count(1, n),
  'setup.atLeast': seatsText.atLeast,
  'setup.atMost': seatsText.atMost,
  'setup.waves': n => wavesText.label({ cards: n, round: 1 }, { cards: n, round: 2 }),
  'setup.houseRules': rules => optionsText.houseRules(rules, null),
  'setup.bots': n => readyText.players(1, n, null, false),
  'setup.people': n => readyText.players(2, n, null, false),
  'setup.house': readyText.houseRules,
  'site.waitForYou': siteText.waitForYou,
  'tables.players': n => tablesText.players(['you'], n, n),
  'tables.houseRules': tablesText.houseRules,
  'together.people': togetherText.peopleCount,
  'together.limit': n => togetherText.limit('Until Dawn', n),
  'waitingRoom.freeSeats': waitingRoomText.freeSeats,
  'waitingRoom.waitingFor': n => waitingRoomText.waitingFor(names(n)),
  'waitingRoom.startWith': waitingRoomText.startWith,
  'invited.freeSeats': n => invitedText.freeSeats('Ann', 'Until Dawn', n),
}

it('agrees with numbers', () => {
  const texts = Object.entries(WITH_NUMBERS).map(([name, text]) => [name, [text(1), text(2)]])
  expect(Object.fromEntries(texts)).toMatchSnapshot()
})

/** Every text module; functions are tested above. */
const FILES = readdirSync(new URL('.', import.meta.url)).filter(
  name => name.endsWith('.ts') && !name.includes('.test.'),
)
const MODULES: object[] = await Promise.all(FILES.map(name => import(`./${name}`)))

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const NOT_OUR_WORDS = /\b(whoever|somebody|nobody|everybody|bystanders?|anew|just now)\b|’/i

it('uses plain words and straight apostrophes', () => {
  const texts = MODULES.flatMap(module => textsIn({ ...module }))
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(text => NOT_OUR_WORDS.test(text))).toEqual([])
})
