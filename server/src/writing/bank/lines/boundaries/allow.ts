/** boundaries, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesAllow = `
I    | first | I'm allowed to say no and leave it at that.
I    | first | I'm allowed to change my mind after saying yes.
I    | first | I'm allowed to go home while I'm still enjoying myself.
I    | - | I'm allowed to have a mood of my own.
I    | - | I'm allowed to help a little and stop there.
I    | - | I'm allowed to let someone be disappointed.
I    | rest | I'm allowed to rest before every request has been answered.
I    | - | I'm allowed to like someone and still say no to them.
I    | - | I'm allowed to ask for more time.
I    | - | I'm allowed to stop being the one who smooths things over.
I    | a-hard-talk | I'm allowed to say that I'd like to carry on another time.
I    | before-work | I'm allowed to do my own share well and leave the rest to others.
I    | time-alone | I'm allowed to spend this hour on nothing useful.
I    | bedtime night | I'm allowed to be out of reach until morning.
I    | - | I don't have to answer this minute.
I    | - | I don't have to be angry to say no.
I    | - | I don't have to catch every mood that comes into the room.
I    | first | I don't have to be worn out before I'm allowed to rest.
I    | first | Being awake doesn't mean I have to be available.
I    | not-good not-bright | I don't have to go on feeling guilty about a fair no.
I    | - | I don't have to be agreeable to be a good person.
I    | - | I don't have to let one favour become a habit.
I    | - | I don't have to explain why I'm tired.
I    | winding-down evening | I don't have to be reachable all evening.
I    | waiting-for-news | I don't have to keep other people cheerful while I wait.
I    | waking-up morning | I don't have to be of use the moment I open my eyes.
I    | meeting-people | I don't have to tell people more than I'd like them to know.
I    | - | I can be kind without being available.
I    | best | I can be fond of people and still want the door shut.
I    | - | I can be sorry for someone without taking over their troubles.
I    | - | I can ask for help in a plain sentence.
I    | - | I can let a silence be, without filling it with a yes.
I    | - | I can offer half of what was asked.
I    | - | I can walk away from a tone I don't like.
I    | first-only | I can hear a no from someone else and be all right.
I    | - | I can stay gentle and still not give way.
I    | before-work | I can decide now what time I'd like to stop.
I    | - | It's okay to be asked for something, and it's okay to decline.
I    | - | It's okay if my no comes out clumsy.
I    | - | It's okay to want an evening without anybody in it.
I    | - | It's okay to be the reason a plan changes.
I    | - | It's okay if somebody is cross with me for now.
I    | - | It's okay to need something at an inconvenient time.
I    | - | It's okay to be fond of someone in small doses.
I    | waiting-for-news | It's okay to say I'd rather not talk about the news yet.
I    | - | There's nothing rude about needing to go.
I    | - | There's no rule that I answer in the order I'm asked.
I    | - | There's a part of my life that isn't up for discussion.
I    | first-only | Other people can manage more than I give them credit for.
I    | - | Other people's plans can go ahead without me.
I    | - | My no can be short, and my voice can be soft.
I    | - | My tiredness is reason enough to stop for now.
I    | - | Some of what I'm carrying can be handed back.
I    | - | I can turn down an invitation with thanks and no excuse.
I    | first-only | If somebody finds me difficult, I can bear that.
I    | - | A limit I keep quietly is still a limit.
I    | - | A request isn't an order, even when it feels like one.
I    | first-only | Asking early is kinder to me than hinting for a week.
I    | first | My warmth is still there after I've said no.
I    | - | If I said yes too fast, I can go back and say so.
I    | - | If I'm asked for more than I have, I can say what I do have.
I    | morning afternoon | Today I may ask for something before I'm desperate for it.
I    | meeting-people | Among new people, I'm allowed to keep something back.
?    | - | What if I let somebody be annoyed and carried on with my day?
?    | kindness first | What if a clear no is kinder than a tired yes?
?    | - | What if I went home when I was ready to go?
?    | - | What would it be like to let a message wait?
?    | first | What would I do with an hour that was all mine?
?    | - | What would I let go undone if I trusted people to cope?
?    | - | What would it feel like to help because I wanted to?
?    | a-hard-talk | What if I only have to say my part, and hear the other person's?
?    | a-busy-day | What would I drop if I were allowed to drop one thing?
?    | meeting-people | What if I decided now how long I'd like to stay?
?    | bedtime night | Will I let other people's troubles rest until morning?
when | - | When I'm asked for an answer now, I'll say I'd like to think.
when | - | When guilt comes after a no, I'll let the guilt be and keep the no.
when | an-interview | When I start to justify myself, I'll let the short version stand.
when | - | When I'm about to say a yes I don't mean, I'll breathe out first.
when | - | When someone asks again, I'll give the same answer in the same soft voice.
when | - | When someone offers to take a task off me, I'll say yes.
when | - | When a message makes my stomach drop, I'll let it wait until I'm steadier.
when | kindness | When a no comes out sharper than I meant, I'll soften my voice and keep the no.
when | - | When a whole room goes cold, I'll remember I'm not in charge of its mood.
when | - | When my hand goes up to volunteer, I'll let someone else have the chance.
when | first | When my answer is no, I'll let it be one sentence long.
when | - | When other people argue, I'll allow myself not to referee.
when | an-exam an-interview | When other people hurry me, I'll finish the sentence I'm on.
when | fairness first | When it's my turn to speak, I'll take it without apologising.
when | - | When somebody goes quiet after my no, I'll let the silence be.
when | - | If I can't help, I'll say so warmly and leave it there.
when | - | If I feel my temper rising, I'll let myself step outside for a minute.
when | - | If I'm made to feel guilty for resting, I'll rest a little longer.
when | - | If I dread a visit or a call, I'll allow it to be a short one.
when | - | If a favour starts to grow, I'll say which part I can do.
when | courage | If my voice wobbles as I say no, I'll let it wobble and finish my sentence.
when | a-hard-talk | If the talk turns unkind, I'll allow myself to stop it for today.
when | a-hard-talk | When I'm pressed to agree quickly, I'll take a sip of water and wait.
when | a-busy-day | When one more thing lands on me, I'll ask what it can replace.
when | bedtime night | If I lie there worrying about someone, I'll wish them well and leave it for morning.
when | waking-up morning | When I reach for my messages first thing, I'll let them wait until I'm up.
when | after-a-setback | If blame is being handed round, I'll take my part and no more.
when | before-work | If I dread being asked too much, I'll choose one no before I start.
when | waiting-for-news | If people keep asking whether I've heard, I'll let myself say not yet and no more.
I    | note-loss | I don't have to keep people informed while my heart is sore.
I    | note-loss | I'm allowed to be sad without having to comfort other people.
I    | note-heartache | I don't have to be friends with someone before my heart is ready.
I    | note-family | I don't have to settle the quarrels of the people I love.
I    | note-friends note-lonely | I'm allowed to want company and be choosy about who I see.
I    | note-work | Work can matter to me and still have a door that closes.
I    | note-study | It's a subject. It doesn't get the whole of me.
I    | note-worry | People can ask. I can say not yet.
I    | note-worry | This worry has had its ten minutes with me. It can leave a message.
I    | note-shame | I don't have to make up for a mistake by giving more than I've got.
I    | note-shame | I'm allowed to keep my mistakes private.
I    | note-tired | I'm allowed to say no just because I'm worn out.
I    | note-tired | I don't have to answer anybody while I'm this tired.
I    | note-glad | I'm allowed to keep good news to myself for a while.
I    | note-glad | I can be happy while somebody else is not.
I    | best | It's okay to be called difficult by somebody who was hoping for easy.
I    | - | I don't owe a reason, though I'm allowed to have one.
I    | best | I may be the villain in somebody's story this week and still sleep quite well in mine.
I    | humour best | It's okay to be a slight disappointment to the group chat.
I    | - | I can close the door without slamming it.
I    | best | I may leave before the washing-up.
I    | - | I can be at home and still not be in.
I    | best | I'm allowed to be unhelpful on purpose.
I    | - | I can hand it back. It had somebody else's name on it anyway.
I    | not-heavy not-low | My good mood is mine, and I needn't lend it out.
I    | - | I'm allowed to leave a polite question politely unanswered.
I    | - | If I'm told that it would only take me five minutes, I may want them for something else.
I    | - | Quiet is a thing I may have for no reason.
I    | a-hard-talk | I may stop at the end of my sentence.
I    | - | I'm allowed to finish my food before I answer.
I    | night humour best | Unreachable is allowed. It's dark, and I'm horizontal.
I    | best | If somebody sulks, I may leave the sulk alone, as I'd leave a cat under a bed.
I    | evening night best | Tonight the world may leave a message.
I    | - | It's all right to be bad at being interrupted.
I    | - | A thing can be urgent for somebody and still not be mine.
I    | humour best | I can be generous and shut for lunch.
I    | friendship humour best | It's all right to like somebody and not lend them the drill.
I    | - | Other people's bad weather can stay over other people's houses.
I    | waiting-for-news | I needn't give hourly bulletins while I wait.
I    | best | I can love somebody dearly and leave them to find their own socks.
I    | rest | I may be busy resting.
I    | - | I may say no twice.
I    | morning not-heavy not-low | A free day is allowed to stay free.
I    | humour best | Somebody else can learn where the spare batteries are kept.
I    | - | Somebody can be cross with me and still enjoy their supper.
I    | best | In the bath I'm out of reach, and that's what it's for.
I    | before-work | On time is early enough for me.
I    | best | I can be the one who leaves first, says little and is missed for ten minutes.
I    | note-friends best | I'm allowed to stop being the one who organises.
I    | note-tired best | I'm allowed to be out of order for repairs.
I    | note-worry note-money | I'm allowed to say I can't afford it. Full stop.
I    | note-heartache best | Silence is a reply I'm allowed to send.
I    | note-tired note-ill | I don't have to explain to everybody how I feel.
I    | note-anger best | My anger can sit down. It doesn't have to leave.
I    | note-shame note-mistake | I don't have to tell everybody about it.
I    | note-friends note-left-out | I can be hurt about it and still not beg for a chair.
I    | waiting-for-news note-worry | I don't have to update people until there's something to say.
I    | note-loss | Kind messages can stay unread until I have the strength.
you  | best | You can be quick to forgive and slow to reply.
you  | best | {name}, not fancying it is allowed to be the reason.
you  | first best | {name}, you may love them, feed them, and still go and sit in the other room.
you  | night | {name}, you can put the whole lot of them down until morning.
you  | - | {name}, the room can manage its mood without you at the wheel.
you  | note-heartache | {name}, you're allowed not to look.
you  | note-shame note-compare note-doubt | {name}, not every opinion of you needs an answer, even your own.
?    | - | What would I say if I were allowed one sentence and no footnotes?
?    | best | What if I let them think less of me until Friday and see how it feels?
?    | best | What if the silence after my no is somebody else's turn?
?    | best | What if being a bit less popular left me a lot less tired?
when | night best | When a worry that isn't mine climbs into bed, I'll send it home.
when | humour best | When somebody says they hate to ask, I'll let them hate it.
when | - | If it feels rude to stop, I'll stop a bit rudely.
when | - | When I've been asked for the moon, I'll let myself offer a torch.
when | humour best | When I'm told I've changed, I'll take it as a progress report.
when | - | If a message wants all of me, I'll let it have a line.
when | note-work | When I'm asked for one more thing, I'll let myself ask which thing can wait.
when | note-worry | When somebody tells me not to worry, I'll let myself change the subject.
when | note-family | If I'm asked to take sides, I'll let myself be fond of both.
when | note-anger | If I'm told to calm down, I'll take my own time about it.
when | - | If somebody wants an answer now, I'll let myself say soon.
you  | first | {name}, you don't have to give a reason. You can just be busy.
you  | - | {name}, you can let the phone ring out.
I    | note-unseen | I'm allowed to give a bit less where it isn't seen.
I    | note-relatives best | I don't have to explain my life between courses.
I    | note-relatives | I'm allowed to change the subject as often as they bring it up.
I    | note-job | I'm allowed to keep the details to myself.
I    | note-told-off | I'm allowed to walk away from shouting.
I    | note-plain | I can keep some of today for myself.
I    | note-row | I can love somebody and not take that tone from them.
I    | note-said-no | I don't have to make up for a no.
?    | note-said-no | What if a kind no is better than a cross yes?
I    | note-boss best | I'm allowed to finish on time, whatever face is pulled.
?    | note-work | What would I leave undone today without harm?
?    | note-family | What if only half of this is mine?
I    | note-annoyed | I can ask for what's fair in an ordinary voice.
I    | note-annoyed | I don't have to put up with it quietly.
?    | note-annoyed | What would I ask for if I weren't cross?
I    | note-work best | I can care about the work and not carry the whole rota.
I    | note-somebody | I can be close to people and still be my own person.
?    | note-somebody | What would be mine to do here, and what wouldn't?
I    | best | I can be loved and unavailable.
I    | - | I'm allowed to want my evening back.
I    | - | It's okay if my no is the surprise of their day.
I    | - | I may let a silence do the refusing.
I    | - | I don't have to be the bridge between two people.
I    | humour morning afternoon evening | I may be useless until I've had my tea.
I    | honesty best | I can be sorry that somebody's cross and still eat my dinner hot.
I    | honesty first best | No is a whole answer. I can stop there and pass the salt.
I    | humour | I'm allowed to have a van and not lend it.
you  | first best | {name}, you can love people and still let them carry their own shopping.
you  | - | {name}, you don't have to catch everything that's thrown.
you  | - | {name}, let somebody else find the scissors.
you  | humour | {name}, you can be a good friend and a slow replier.
?    | - | What if the washing-up belonged to whoever made the mess?
?    | humour best | What if I were as hard to reach as I am in the bath?
?    | - | What if somebody minds my no for an hour and forgets it by supper?
I    | waking-up morning | The first half hour of the day has my name on it.
I    | before-work | I can go in to work and still keep a corner of the day for me.
I    | a-busy-day | I can be needed by one person at a time.
?    | a-busy-day | What if I let the phone ring while I finish my sentence?
I    | an-exam | I can switch the group chat off until the last paper's in.
I    | an-interview | I can ask about the hours. They've asked about mine.
I    | a-hard-talk | I can end this talk while it's still kind.
I    | meeting-people | I can go home when the good talk's done.
I    | after-a-setback | I can take my share of what went wrong and leave theirs on the table.
I    | waiting-for-news | I can say not yet, and hang up kindly.
I    | time-alone | I can be in and not answer.
I    | winding-down evening | I can be out, even though I'm in.
I    | bedtime night | I'm out of hours until morning.
`
