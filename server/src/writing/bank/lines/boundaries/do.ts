/** boundaries, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesDo = `
I    | an-interview kindness spare | My answer can be short and still be warm.
I    | spare | I've said no before and been all right afterwards.
I    | an-exam an-interview morning afternoon spare | Today I answer at my own speed.
I    | rest spare | I keep a little of each day for myself.
I    | honesty morning afternoon spare | Today I say what I can do, and let that be my offer.
I    | fairness morning afternoon spare | Today I do my share and leave the rest to others.
I    | patience spare | I leave a question open until I know my own mind.
I    | honesty spare | I ask for what would help, in plain words.
I    | courage fair | I can be told no and still be glad I asked.
I    | not-good not-bright | I can feel guilty and do the right thing in the same hour.
I    | kindness fair | I do small favours gladly, and large ones by choice.
I    | humour friendship fair | I can be tired of people and still be fond of them.
I    | independence fair | Other people's hopes can matter to me without deciding for me.
I    | - | I can be asked nicely and still say no.
I    | morning afternoon spare | Today I explain as much as I want to, and no more.
I    | friendship fair | I can say that a problem isn't mine, and keep the friend.
I    | learning first-only spare | I can ask early, before I'm worn out.
I    | waking-up morning rest spare | I take one more minute before anything is asked of me.
I    | before-work honesty fair | My work can be good and end on time.
I    | a-busy-day rest fair | I take my break while there are still things to do.
I    | a-hard-talk fairness | I can listen to everything and agree with some of it.
I    | after-a-setback | I don't have to pay for a mistake with favours.
I    | winding-down evening | This evening I'm off duty for other people's moods.
I    | bedtime night patience fair | I can go to sleep with somebody's question still open.
I    | spare | I let myself be helped without working out how to repay it.
?    | fairness morning afternoon fair | What would I say no to today, if I said no to one thing?
?    | fairness fair | What if I've already done my share?
?    | meeting-people fair | What if I left when I wanted to, and said thank you?
?    | kindness honesty spare | What if the kindest thing I can give today is a clear answer?
?    | courage spare | What if I spoke up at the first discomfort, while it's still small?
when | honesty fair | When I'm asked for time I haven't got, I'll say so in one sentence.
when | fair | When someone's cross with me for saying no, I'll let them be cross.
when | patience fair | When I want to take back my no, I'll wait an hour first.
when | spare | When a request comes with pressure, I'll answer the request and not the pressure.
when | courage spare | If somebody ignores my limit, I'll say it again, kindly.
when | honesty spare | When I'm not sure what I want, I'll say I'm not sure.
when | kindness fair | If I snap at someone, I'll apologise for the tone and keep the limit.
when | before-work a-busy-day spare | When I'm given an extra task, I'll ask what can wait instead.
when | bedtime night | If I'm awake over somebody's mood, I'll give it back to them for the night.
when | time-alone rest spare | When I want to fill an empty hour, I'll leave it empty.
I    | note-work | I say how much fits, and I don't fetch a bigger bag.
I    | note-worry fair | I can tell someone I'm worried, and say I don't want advice yet.
I    | note-tired spare | I say I'm too tired, and I don't go looking for a better reason.
I    | note-study | I stop when I said I'd stop.
I    | fair | I give what I said I'd give, and then I go home.
I    | humour first | I've watched a whole argument go by without getting on.
I    | courage spare | I say the honest thing in the room, and not on the way home.
I    | a-busy-day spare | I do the first thing first and let the loudest thing wait.
I    | rest first | I keep one hour a week with nothing in it. It's the best-attended hour I have.
I    | rest fair | I've turned down things I wanted, because I wanted my sleep more, and I'd do it again.
I    | not-heavy not-low | I've got an hour, a book and no plans. I guard all three.
I    | spare | I've kept promises to myself in worse weather than this.
I    | fair | I turn down an invitation and skip the story about why.
I    | first | I mute the phone, and the room gets bigger.
I    | fairness first | I've asked for my share out loud, in front of people, with my ears going red.
I    | fair | I speak at my own volume and let people lean in.
I    | a-hard-talk | I say my piece, and I don't sell it.
I    | meeting-people | I leave when I've had enough, and I say it was lovely, because it was.
I    | first | I've handed back a problem and watched its owner solve it.
I    | after-a-setback | I pay for the mistake once.
I    | first | I've been called selfish by people who wanted my Saturday.
I    | humour first | I've let people tidy up after themselves, and I only watched a little.
I    | night fair | I leave the last message unread and put the light out.
I    | night | I've answered enough for one day. Goodnight to the rest of it.
I    | fair | I let the phone ring out and finish my page.
I    | humour first | I've outlasted a few sulks.
I    | note-family note-anger note-row | I hear the point under the shouting, and I ask for less shouting.
I    | note-friends | I say it hurt, and I don't pretend it was a joke.
I    | note-work | I say when I can have it done. I leave out the sorry.
I    | note-family | I answer the question I was asked, and not the three that were folded up inside it.
I    | note-work note-boss | I ask for it in writing, politely.
I    | note-heartache | I mute what hurts, without an announcement.
I    | first-only note-heartache fair | I don't ask how they are.
I    | note-work | I go when it's time to go.
I    | note-shame note-online fair | I unfollow quietly and breathe out.
you  | first | {name}, you've been unpopular for an hour before and had a nice dinner.
you  | honesty spare | {name}, you've given straight answers and kept the friends.
you  | fair | {name}, you've let a phone ring before, and it stopped.
you  | courage first | {name}, you've said no with your heart thumping, and it held.
you  | note-loss fair | {name}, you can leave early and give no reason.
?    | honesty fair | Will I say no at the start instead of on the doorstep?
when | - | When I'm interrupted, I'll finish my sentence at the same speed.
when | spare | When a voice is raised, I'll lower mine and take my time.
when | first | If somebody asks me a third time, I'll ask what it was about the second answer.
when | humour | When I'm asked why not, I'll say because, and smile.
when | first | When a favour grows a second storey, I'll mention that I agreed to one.
when | first | If I'm pushed, I'll get slower.
when | - | When somebody swears I'm the only one who can do it, I'll take it as praise and still say no.
when | note-said-no spare | When somebody asks me for something, I'll say let me check first.
you  | fair | {name}, you've said no before, and the sky stayed up.
you  | fair | {name}, you've left early before, and been glad.
you  | first | {name}, you've let somebody be disappointed in you, and you both lived.
I    | - | I say no with my coat on and my bag on my shoulder.
I    | independence fair | I put my own name in the diary, in pen.
I    | honesty courage | I ask for what I'd like, and then I let the silence have its turn.
you  | fair | {name}, you can put your coat on while the goodbyes are still going.
you  | first | {name}, you can answer tomorrow. Most questions keep that long.
you  | fair | {name}, ask for your share while there's still some left.
?    | fair | Will I go home while I'm still enjoying the company?
?    | humour fair | What would I say if I were charged by the word?
?    | first | What if I put the phone in a drawer and let it ring its heart out?
?    | spare | What would I ask for, if asking were as easy as passing the bread?
?    | - | What if I said my no first, and left the reasons at home?
you  | fair | {name}, you can keep one evening and write your own name on it.
I    | waking-up morning | I drink my tea before I open other people's morning.
I    | before-work | I've told them when I leave, so now I can enjoy arriving.
when | a-busy-day fair | When one more job arrives, I'll ask which of the others can wait.
I    | an-interview fair | I say what I'd need, in the same voice as what I'd bring.
I    | a-hard-talk fair | I say the hard thing, I stay kind, and I don't take it back.
I    | meeting-people | I say that was lovely, and I'm at the bus stop before the speeches.
I    | after-a-setback fair | I say sorry for my part, in one sentence.
I    | waiting-for-news fair | I look for news when I choose to, and not in between.
I    | time-alone spare | I've put my own name down for some of my time.
I    | winding-down evening fair | I've told the phone good night.
?    | morning afternoon spare | Will I leave one thing undone today that wasn't mine to begin with?
?    | first | What if I said no and didn't add a poem?
?    | first | Will I hand back the mood I was given, unopened?
?    | - | Will I put my coat on at the first yawn?
when | - | After a good no, I'll walk home the long way.
I    | - | I've asked for my book back.
I    | - | I've kept my hands in my pockets while somebody looked for a volunteer.
I    | first | I finish my soup before I answer.
I    | - | I say no and pour the tea.
I    | - | I've locked the bathroom door and read a whole chapter.
I    | - | I've slipped away before the speeches.
I    | first | I step over a sock that isn't mine.
`
