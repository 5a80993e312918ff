/** boundaries, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesDo = `
I    | an-interview kindness | My answer can be short and still be warm.
I    | first | I've said no before and been all right afterwards.
I    | an-exam an-interview morning afternoon | Today I answer at my own speed.
I    | rest | I keep a little of each day for myself.
I    | honesty morning afternoon | Today I say what I can do, and let that be my offer.
I    | honesty first | I tell people the truth about my limits, even in a small voice.
I    | fairness morning afternoon | Today I do my share and leave the rest to others.
I    | patience | I leave a question open until I know my own mind.
I    | honesty | I ask for what would help, in plain words.
I    | morning afternoon | Today I help for a while, and then I stop.
I    | courage first | I can be told no and still be glad I asked.
I    | not-good not-bright | I can feel guilty and do the right thing in the same hour.
I    | honesty | I can be generous with what I have and honest about what I can't give.
I    | first-only | I can say no in very few words.
I    | kindness | More than once, I've taken a break from an argument and come back kinder.
I    | kindness | I do small favours gladly, and large ones by choice.
I    | humour friendship | I can be tired of people and still be fond of them.
I    | an-interview courage | I can sit through an awkward pause and keep my answer.
I    | independence first | Other people's hopes can matter to me without deciding for me.
I    | first | I can be asked nicely and still say no.
I    | morning afternoon | Today I explain as much as I want to, and no more.
I    | friendship | I can say that a problem isn't mine, and keep the friend.
I    | - | More than once, my first quiet no was the right one.
I    | learning first-only | I can ask early, before I'm worn out.
I    | waking-up morning rest | I take one more minute before anything is asked of me.
I    | before-work honesty | My work can be good and end on time.
I    | a-busy-day rest | I take my break while there are still things to do.
I    | a-hard-talk fairness | I can listen to everything and agree with some of it.
I    | after-a-setback | I don't have to pay for a mistake with favours.
I    | winding-down evening | This evening I'm off duty for other people's moods.
I    | bedtime night patience | I can go to sleep with somebody's question still open.
I    | - | I let myself be helped without working out how to repay it.
I    | courage | I speak up for myself, even when my words come out clumsily.
?    | fairness morning afternoon | What would I say no to today, if I said no to one thing?
?    | fairness first | What if I've already done my share?
?    | meeting-people | What if I left when I wanted to, and said thank you?
?    | kindness honesty first | What if the kindest thing I can give today is a clear answer?
?    | courage | What if I spoke up at the first discomfort, while it's still small?
when | honesty | When I'm asked for time I haven't got, I'll say so in one sentence.
when | an-interview | When I feel pushed for an answer, I'll slow down.
when | - | When someone's cross with me for saying no, I'll let them be cross.
when | patience first | When I want to take back my no, I'll wait an hour first.
when | first | When a request comes with pressure, I'll answer the request and not the pressure.
when | courage | If somebody ignores my limit, I'll say it again, kindly.
when | honesty | If a plan no longer suits me, I'll say so while there's still time.
when | honesty first | When I'm not sure what I want, I'll say I'm not sure.
when | kindness | If I snap at someone, I'll apologise for the tone and keep the limit.
when | before-work a-busy-day | When I'm given an extra task, I'll ask what can wait instead.
when | a-hard-talk | If the talk gets heated, I'll ask for a short pause.
when | bedtime night | If I'm awake over somebody's mood, I'll give it back to them for the night.
when | time-alone rest | When I want to fill an empty hour, I'll leave it empty.
I    | note-heartache | I can leave a message unread while my heart is sore.
I    | note-friends | I ask straight out, and I can hear a no.
I    | note-work | I say how much fits, and I don't fetch a bigger bag.
I    | note-worry | I can tell someone I'm worried, and say I don't want advice yet.
I    | note-tired | I say I'm too tired, and I don't go looking for a better reason.
I    | note-study | I stop when I said I'd stop.
I    | first | I give what I said I'd give, and then I go home.
I    | humour | I've watched a whole argument go by without getting on.
I    | courage | I say the honest thing in the room, and not on the way home.
I    | a-busy-day | I do the first thing first and let the loudest thing wait.
I    | rest best | I keep one hour a week with nothing in it. It's the best-attended hour I have.
I    | rest | I've turned down things I wanted, because I wanted my sleep more, and I'd do it again.
I    | not-heavy not-low | I've got an hour, a book and no plans. I guard all three.
I    | - | I've kept promises to myself in worse weather than this.
I    | - | I turn down an invitation and skip the story about why.
I    | best | I mute the phone, and the room gets bigger.
I    | fairness | I've asked for my share out loud, in front of people, with my ears going red.
I    | - | I speak at my own volume and let people lean in.
I    | a-hard-talk best | I say my piece, and I don't sell it.
I    | meeting-people | I leave when I've had enough, and I say it was lovely, because it was.
I    | best | I've handed back a problem and watched its owner solve it.
I    | after-a-setback | I pay for the mistake once.
I    | - | I've let a silence go on for so long that somebody else had an idea.
I    | best | I've been called selfish by people who wanted my Saturday.
I    | humour best | I've let people tidy up after themselves, and I only watched a little.
I    | night | I leave the last message unread and put the light out.
I    | night | I've answered enough for one day. Goodnight to the rest of it.
I    | - | I let the phone ring out and finish my page.
I    | humour best | I've outlasted a few sulks.
I    | note-family note-anger note-row best | I hear the point under the shouting, and I ask for less shouting.
I    | note-friends | I say it hurt, and I don't pretend it was a joke.
I    | note-work best | I say when I can have it done. I leave out the sorry.
I    | note-family best | I answer the question I was asked, and not the three that were folded up inside it.
I    | note-work note-boss | I ask for it in writing, politely.
I    | note-heartache | I mute what hurts, without an announcement.
I    | first-only note-heartache | I don't ask how they are.
I    | note-work | I go when it's time to go.
I    | note-shame note-online | I unfollow quietly and breathe out.
you  | first best | {name}, you've been unpopular for an hour before and had a nice dinner.
you  | honesty first | {name}, you've given straight answers and kept the friends.
you  | first | {name}, you've let a phone ring before, and it stopped.
you  | courage first | {name}, you've said no with your heart thumping, and it held.
you  | note-loss | {name}, you can leave early and give no reason.
?    | honesty | Will I say no at the start instead of on the doorstep?
when | - | When I'm interrupted, I'll finish my sentence at the same speed.
when | - | When a voice is raised, I'll lower mine and take my time.
when | best | If somebody asks me a third time, I'll ask what it was about the second answer.
when | humour | When I'm asked why not, I'll say because, and smile.
when | - | When a favour grows a second storey, I'll mention that I agreed to one.
when | - | If I'm pushed, I'll get slower.
when | - | When somebody swears I'm the only one who can do it, I'll take it as praise and still say no.
when | note-said-no | When somebody asks me for something, I'll say let me check first.
you  | - | {name}, you've said no before, and the sky stayed up.
you  | - | {name}, you've left early before, and been glad.
you  | best | {name}, you've let somebody be disappointed in you, and you both lived.
I    | - | I say no with my coat on and my bag on my shoulder.
I    | independence | I put my own name in the diary, in pen.
I    | honesty courage | I ask for what I'd like, and then I let the silence have its turn.
you  | - | {name}, you can put your coat on while the goodbyes are still going.
you  | - | {name}, you can answer tomorrow. Most questions keep that long.
you  | - | {name}, say your no plainly, and say it once.
you  | - | {name}, ask for your share while there's still some left.
?    | - | Will I go home while I'm still enjoying the company?
?    | humour | What would I say if I were charged by the word?
?    | - | What if I put the phone in a drawer and let it ring its heart out?
?    | - | What would I ask for, if asking were as easy as passing the bread?
?    | - | What if I said my no first, and left the reasons at home?
you  | - | {name}, you can keep one evening and write your own name on it.
I    | waking-up morning | I drink my tea before I open other people's morning.
I    | before-work | I've told them when I leave, so now I can enjoy arriving.
I    | a-busy-day | I ask which of the two they'd like first, and I let them choose.
when | a-busy-day | When one more job arrives, I'll ask which of the others can wait.
I    | an-interview | I say what I'd need, in the same voice as what I'd bring.
I    | a-hard-talk | I say the hard thing, I stay kind, and I don't take it back.
I    | meeting-people best | I say that was lovely, and I'm at the bus stop before the speeches.
I    | after-a-setback | I say sorry for my part, in one sentence.
I    | waiting-for-news | I look for news when I choose to, and not in between.
I    | time-alone | I've put my own name down for some of my time.
I    | winding-down evening | I've told the phone good night.
?    | morning afternoon | Will I leave one thing undone today that wasn't mine to begin with?
?    | best | What if I said no and didn't add a poem?
?    | - | Will I let the silence after no belong to somebody else?
?    | - | What would my no sound like with its hands in its pockets?
`
