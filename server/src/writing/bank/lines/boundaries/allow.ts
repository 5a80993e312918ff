/** boundaries, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesAllow = `
I    | spare | I'm allowed to change my mind after saying yes.
I    | - | I'm allowed to go home while I'm still enjoying myself.
I    | spare | I'm allowed to have a mood of my own.
I    | fair | I'm allowed to help a little and stop there.
I    | fair | I'm allowed to let someone be disappointed.
I    | rest spare | I'm allowed to rest before every request has been answered.
I    | fair | I'm allowed to like someone and still say no to them.
I    | fair | I'm allowed to stop being the one who smooths things over.
I    | a-hard-talk spare | I'm allowed to say that I'd like to carry on another time.
I    | time-alone fair | I'm allowed to spend this hour on nothing useful.
I    | bedtime night spare | I'm allowed to be out of reach until morning.
I    | spare | I don't have to answer this minute.
I    | first | I don't have to be angry to say no.
I    | spare | I don't have to catch every mood that comes into the room.
I    | spare | I don't have to be worn out before I'm allowed to rest.
I    | fair | Being awake doesn't mean I have to be available.
I    | not-good not-bright spare | I don't have to go on feeling guilty about a fair no.
I    | spare | I don't have to be agreeable to be a good person.
I    | fair | I don't have to let one favour become a habit.
I    | fair | I don't have to explain why I'm tired.
I    | winding-down evening spare | I don't have to be reachable all evening.
I    | waiting-for-news | I don't have to keep other people cheerful while I wait.
I    | waking-up morning fair | I don't have to be of use the moment I open my eyes.
I    | meeting-people spare | I don't have to tell people more than I'd like them to know.
I    | fair | I can be kind without being available.
I    | first | I can be fond of people and still want the door shut.
I    | spare | I can ask for help in a plain sentence.
I    | fair | I can let a silence be, without filling it with a yes.
I    | fair | I can offer half of what was asked.
I    | fair | I can walk away from a tone I don't like.
I    | spare | I can stay gentle and still not give way.
I    | before-work spare | I can decide now what time I'd like to stop.
I    | fair | It's okay if my no comes out clumsy.
I    | fair | It's okay to want an evening without anybody in it.
I    | fair | It's okay to be the reason a plan changes.
I    | fair | It's okay if somebody is cross with me for now.
I    | fair | It's okay to need something at an inconvenient time.
I    | - | It's okay to be fond of someone in small doses.
I    | waiting-for-news fair | It's okay to say I'd rather not talk about the news yet.
I    | fair | There's nothing rude about needing to go.
I    | fair | There's no rule that I answer in the order I'm asked.
I    | - | There's a part of my life that isn't up for discussion.
I    | first-only fair | Other people can manage more than I give them credit for.
I    | spare | Other people's plans can go ahead without me.
I    | spare | My tiredness is reason enough to stop for now.
I    | spare | Some of what I'm carrying can be handed back.
I    | fair | I can turn down an invitation with thanks and no excuse.
I    | first-only fair | If somebody finds me difficult, I can bear that.
I    | fair | A limit I keep quietly is still a limit.
I    | fair | A request isn't an order, even when it feels like one.
I    | first-only fair | Asking early is kinder to me than hinting for a week.
I    | fair | My warmth is still there after I've said no.
I    | fair | If I said yes too fast, I can go back and say so.
I    | fair | If I'm asked for more than I have, I can say what I do have.
I    | morning afternoon | Today I may ask for something before I'm desperate for it.
I    | meeting-people spare | Among new people, I'm allowed to keep something back.
?    | fair | What if I let somebody be annoyed and carried on with my day?
?    | fair | What if I went home when I was ready to go?
?    | fair | What would I let go undone if I trusted people to cope?
?    | fair | What would it feel like to help because I wanted to?
?    | a-hard-talk spare | What if I only have to say my part, and hear the other person's?
?    | a-busy-day spare | What would I drop if I were allowed to drop one thing?
?    | meeting-people fair | What if I decided now how long I'd like to stay?
?    | bedtime night spare | Will I let other people's troubles rest until morning?
when | spare | When I'm asked for an answer now, I'll say I'd like to think.
when | spare | When guilt comes after a no, I'll let the guilt be and keep the no.
when | an-interview spare | When I start to justify myself, I'll let the short version stand.
when | spare | When I'm about to say a yes I don't mean, I'll breathe out first.
when | fair | When someone asks again, I'll give the same answer in the same soft voice.
when | spare | When someone offers to take a task off me, I'll say yes.
when | fair | When a message makes my stomach drop, I'll let it wait until I'm steadier.
when | kindness | When a no comes out sharper than I meant, I'll soften my voice and keep the no.
when | fair | When a whole room goes cold, I'll remember I'm not in charge of its mood.
when | spare | When my hand goes up to volunteer, I'll let someone else have the chance.
when | fair | When my answer is no, I'll let it be one sentence long.
when | fair | When other people argue, I'll allow myself not to referee.
when | an-exam an-interview spare | When other people hurry me, I'll finish the sentence I'm on.
when | fairness spare | When it's my turn to speak, I'll take it without apologising.
when | fair | When somebody goes quiet after my no, I'll let the silence be.
when | spare | If I can't help, I'll say so warmly and leave it there.
when | spare | If I'm made to feel guilty for resting, I'll rest a little longer.
when | fair | If I dread a visit or a call, I'll allow it to be a short one.
when | fair | If a favour starts to grow, I'll say which part I can do.
when | courage spare | If my voice wobbles as I say no, I'll let it wobble and finish my sentence.
when | a-hard-talk spare | If the talk turns unkind, I'll allow myself to stop it for today.
when | a-hard-talk spare | When I'm pressed to agree quickly, I'll take a sip of water and wait.
when | a-busy-day fair | When one more thing lands on me, I'll ask what it can replace.
when | bedtime night fair | If I lie there worrying about someone, I'll wish them well and leave it for morning.
when | waking-up morning spare | When I reach for my messages first thing, I'll let them wait until I'm up.
when | after-a-setback fair | If blame is being handed round, I'll take my part and no more.
when | before-work spare | If I dread being asked too much, I'll choose one no before I start.
when | waiting-for-news fair | If people keep asking whether I've heard, I'll let myself say not yet and no more.
I    | note-loss spare | I don't have to keep people informed while my heart is sore.
I    | note-loss | I'm allowed to be sad without having to comfort other people.
I    | note-heartache spare | I don't have to be friends with someone before my heart is ready.
I    | note-family fair | I don't have to settle the quarrels of the people I love.
I    | note-friends note-lonely | I'm allowed to want company and be choosy about who I see.
I    | note-work spare | Work can matter to me and still have a door that closes.
I    | note-study spare | It's a subject. It doesn't get the whole of me.
I    | note-worry fair | People can ask. I can say not yet.
I    | note-worry | This worry has had its ten minutes with me. It can leave a message.
I    | note-shame spare | I don't have to make up for a mistake by giving more than I've got.
I    | note-shame fair | I'm allowed to keep my mistakes private.
I    | note-tired fair | I'm allowed to say no just because I'm worn out.
I    | note-tired spare | I don't have to answer anybody while I'm this tired.
I    | note-glad fair | I'm allowed to keep good news to myself for a while.
I    | first | It's okay to be called difficult by somebody who was hoping for easy.
I    | - | I don't owe a reason, though I'm allowed to have one.
I    | first | I may be the villain in somebody's story this week and still sleep quite well in mine.
I    | humour first | It's okay to be a slight disappointment to the group chat.
I    | - | I can close the door without slamming it.
I    | first | I may leave before the washing-up.
I    | - | I can be at home and still not be in.
I    | first | I'm allowed to be unhelpful on purpose.
I    | fair | I can hand it back. It had somebody else's name on it anyway.
I    | not-heavy not-low fair | My good mood is mine, and I needn't lend it out.
I    | first | I'm allowed to leave a polite question politely unanswered.
I    | spare | Quiet is a thing I may have for no reason.
I    | a-hard-talk fair | I may stop at the end of my sentence.
I    | fair | I'm allowed to finish my food before I answer.
I    | night humour | Unreachable is allowed. It's dark, and I'm horizontal.
I    | first | If somebody sulks, I may leave the sulk alone, as I'd leave a cat under a bed.
I    | evening night first | Tonight the world may leave a message.
I    | fair | It's all right to be bad at being interrupted.
I    | - | A thing can be urgent for somebody and still not be mine.
I    | humour first | I can be generous and shut for lunch.
I    | friendship humour first | It's all right to like somebody and not lend them the drill.
I    | - | Other people's bad weather can stay over other people's houses.
I    | waiting-for-news | I needn't give hourly bulletins while I wait.
I    | first | I can love somebody dearly and leave them to find their own socks.
I    | rest | I may be busy resting.
I    | - | I may say no twice.
I    | morning not-heavy not-low spare | A free day is allowed to stay free.
I    | humour first | Somebody else can learn where the spare batteries are kept.
I    | first | Somebody can be cross with me and still enjoy their supper.
I    | first | In the bath I'm out of reach, and that's what it's for.
I    | before-work | On time is early enough for me.
I    | first | I can be the one who leaves first, says little and is missed for ten minutes.
I    | note-friends | I'm allowed to stop being the one who organises.
I    | note-tired | I'm allowed to be out of order for repairs.
I    | note-worry note-money fair | I'm allowed to say I can't afford it. Full stop.
I    | note-heartache | Silence is a reply I'm allowed to send.
I    | note-tired note-ill spare | I don't have to explain to everybody how I feel.
I    | note-anger | My anger can sit down. It doesn't have to leave.
I    | note-shame note-mistake spare | I don't have to tell everybody about it.
I    | note-friends note-left-out | I can be hurt about it and still not beg for a chair.
I    | waiting-for-news note-worry fair | I don't have to update people until there's something to say.
I    | note-loss | Kind messages can stay unread until I have the strength.
you  | first | You can be quick to forgive and slow to reply.
you  | first | {name}, not fancying it is allowed to be the reason.
you  | first | {name}, you may love them, feed them, and still go and sit in the other room.
you  | night fair | {name}, you can put the whole lot of them down until morning.
you  | fair | {name}, the room can manage its mood without you at the wheel.
you  | note-heartache fair | {name}, you're allowed not to look.
you  | note-shame note-compare note-doubt | {name}, not every opinion of you needs an answer, even your own.
?    | fair | What would I say if I were allowed one sentence and no footnotes?
?    | first | What if I let them think less of me until Friday and see how it feels?
?    | first | What if the silence after my no is somebody else's turn?
?    | first | What if being a bit less popular left me a lot less tired?
when | night | When a worry that isn't mine climbs into bed, I'll send it home.
when | humour first | When somebody says they hate to ask, I'll let them hate it.
when | first | If it feels rude to stop, I'll stop a bit rudely.
when | - | When I've been asked for the moon, I'll let myself offer a torch.
when | humour first | When I'm told I've changed, I'll take it as a progress report.
when | first | If a message wants all of me, I'll let it have a line.
when | note-worry fair | When somebody tells me not to worry, I'll let myself change the subject.
when | note-anger | If I'm told to calm down, I'll take my own time about it.
when | spare | If somebody wants an answer now, I'll let myself say soon.
you  | fair | {name}, you don't have to give a reason. You can just be busy.
you  | spare | {name}, you can let the phone ring out.
I    | note-unseen | I'm allowed to give a bit less where it isn't seen.
I    | note-relatives | I don't have to explain my life between courses.
I    | note-relatives | I'm allowed to change the subject as often as they bring it up.
I    | note-job fair | I'm allowed to keep the details to myself.
I    | note-told-off fair | I'm allowed to walk away from shouting.
I    | note-plain fair | I can keep some of today for myself.
I    | note-row | I can love somebody and not take that tone from them.
I    | note-said-no fair | I don't have to make up for a no.
?    | note-said-no spare | What if a kind no is better than a cross yes?
I    | note-boss | I'm allowed to finish on time, whatever face is pulled.
?    | note-work spare | What would I leave undone today without harm?
?    | note-family spare | What if only half of this is mine?
I    | note-annoyed fair | I can ask for what's fair in an ordinary voice.
I    | note-annoyed spare | I don't have to put up with it quietly.
?    | note-annoyed fair | What would I ask for if I weren't cross?
I    | note-work | I can care about the work and not carry the whole rota.
I    | note-somebody spare | I can be close to people and still be my own person.
?    | note-somebody spare | What would be mine to do here, and what wouldn't?
I    | first | I can be loved and unavailable.
I    | fair | I'm allowed to want my evening back.
I    | fair | It's okay if my no is the surprise of their day.
I    | - | I may let a silence do the refusing.
I    | - | I don't have to be the bridge between two people.
I    | humour morning afternoon evening fair | I may be useless until I've had my tea.
I    | honesty first | I can be sorry that somebody's cross and still eat my dinner hot.
I    | honesty first | No is a whole answer. I can stop there and pass the salt.
I    | humour | I'm allowed to have a van and not lend it.
you  | first | {name}, you can love people and still let them carry their own shopping.
you  | fair | {name}, you don't have to catch everything that's thrown.
you  | - | {name}, let somebody else find the scissors.
you  | humour | {name}, you can be a good friend and a slow replier.
?    | spare | What if the washing-up belonged to whoever made the mess?
?    | humour first | What if I were as hard to reach as I am in the bath?
?    | - | What if somebody minds my no for an hour and forgets it by supper?
I    | waking-up morning spare | The first half hour of the day has my name on it.
I    | before-work spare | I can go in to work and still keep a corner of the day for me.
I    | a-busy-day | I can be needed by one person at a time.
?    | a-busy-day fair | What if I let the phone ring while I finish my sentence?
I    | an-exam fair | I can switch the group chat off until the last paper's in.
I    | an-interview | I can ask about the hours. They've asked about mine.
I    | a-hard-talk fair | I can end this talk while it's still kind.
I    | meeting-people spare | I can go home when the good talk's done.
I    | after-a-setback spare | I can take my share of what went wrong and leave theirs on the table.
I    | waiting-for-news spare | I can say not yet, and hang up kindly.
I    | time-alone | I can be in and not answer.
I    | bedtime night fair | I'm out of hours until morning.
I    | first | People may sigh near me. Air is free.
when | first | Once I've said no, I'll let my face stop apologising.
I    | first | Somebody's bad mood isn't a taxi. I needn't get in.
when | - | If plans fall through, I'll look sorry until I'm round the corner.
I    | first | I can care very much from over here.
I    | first | I don't have to finish a conversation because somebody else started it.
when | first | If there's a silence, I'll let it grow a beard.
I    | first | I'm busy. I'm doing nothing.
I    | - | I may take back a yes. It's still in its packet.
?    | first | Where is it written that I bring the potato salad?
?    | - | What if I let somebody else notice the bin's full?
?    | - | Who would cope without me for the length of a film?
I    | first | Somebody may be cross in the next room. I have my own crossword.
I    | - | My no may be quiet. It still works.
I    | - | My absence can be my contribution.
when | - | If an argument isn't mine, I'll take no sides and a mint.
I    | first | Reading a message needn't make me its butler.
I    | first | Saying no is cold at first, like a lido. I can start with my ankles.
I    | first | I needn't brighten every room. Rooms have lamps.
?    | - | Will I be the first to go home, and start a fashion?
?    | first | Who made me secretary of everybody's feelings?
I    | first | The silence after my no is only a silence.
?    | - | What would happen if I were just a bit less useful?
I    | - | It's not rude of me to have plans with a jigsaw.
I    | first | I needn't fetch what I didn't throw.
I    | first | Somebody's frown may be about parking. I needn't find out.
I    | first | I'm allowed one unexplained Tuesday.
I    | first | Count me fondly out.
I    | - | Not every gap needs me.
I    | first | My diary has a gap in it, and the gap is taken.
I    | first | My weekend isn't common land.
when | - | Before I solve somebody's problem, I'll see whether they've started.
I    | - | I may be kindly absent rather than crossly there.
I    | - | Even knowing the answer, I may keep my hand down.
I    | - | My free time can be badly spent and still be mine.
I    | - | My maybe can turn out to be a no.
I    | - | I'm free to go without saying goodbye to each person in turn.
I    | - | Somebody else can organise the card. I can just sign it.
I    | first | Lovely idea. I'm not coming.
I    | first | It's all right to be sorry I can't come and glad I'm not going.
`
